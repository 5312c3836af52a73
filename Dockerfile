# Builds the bot and puts it, alone, into a small image that runs without root.
#
#   docker build --tag lostcities .
#   docker run --env-file .env --volume lostcities:/data lostcities

FROM rust:1.95-slim-bookworm AS build
WORKDIR /src
COPY . .
# The caches live outside the image and make the second build a short one.
RUN --mount=type=cache,target=/usr/local/cargo/registry \
    --mount=type=cache,target=/src/target \
    cargo build --release --locked \
    && install -D target/release/lostcities /out/lostcities

# The same Debian as above, for the C library. Root certificates are part of the program.
FROM debian:bookworm-slim
RUN groupadd --gid 10001 lostcities \
    && useradd --uid 10001 --gid 10001 --no-create-home --home-dir /data --shell /usr/sbin/nologin lostcities \
    && install --directory --owner=10001 --group=10001 --mode=0700 /data
COPY --from=build /out/lostcities /usr/local/bin/lostcities
USER 10001:10001
WORKDIR /data
VOLUME /data
ENV DATABASE_URL=/data/lostcities.db
# Only the container itself can ask there.
ENV LOSTCITIES_METRICS=127.0.0.1:9100
# Whether the bot is connected to Discord and its database answers.
HEALTHCHECK --interval=60s --timeout=10s --start-period=30s CMD ["lostcities", "health"]
ENTRYPOINT ["lostcities"]
