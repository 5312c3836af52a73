# Builds the bot and puts it, alone, into a small image that runs without root. Needs BuildKit (Docker 23 or newer with
# buildx, or DOCKER_BUILDKIT=1). With podman: `podman build --format docker`, otherwise the health check is left out.
#
#   docker build --tag lostcities --build-arg COMMIT=$(git rev-parse --short HEAD) .
#   docker run --env-file .env --volume lostcities:/data lostcities

# Images are named by digest, of all machines together, so that a build means the same tomorrow. A newer one is told by
# `docker buildx imagetools inspect debian:bookworm-slim`.
#
# The same Debian as below, for the C library. Root certificates, fonts and pictures are part of the program.
ARG BASE=debian:bookworm-slim@sha256:7c7b2c966bc9ee8cedfeef67e0e279108992c77681fa595db4a9d65c06ccc587

# Everything but the program. `--target runtime` builds only this, for a program that is built already (see .ci/image).
FROM ${BASE} AS runtime
RUN install --directory --owner=10001 --group=10001 --mode=0700 /data
COPY LICENSE-APACHE LICENSE-MIT docs/THIRD_PARTY.md crates/pictures/assets/fonts/OFL-*.txt /usr/share/doc/lostcities/
USER 10001:10001
# The database is `lostcities.db` here.
WORKDIR /data
VOLUME /data
# Only the container itself can ask there, unless it shares the host's network.
ENV LOSTCITIES_METRICS=127.0.0.1:9100
# `docker run --publish 127.0.0.1:8080:8080 lostcities sandbox` can be used from the host.
ENV LOSTCITIES_SANDBOX_LISTEN=0.0.0.0
# Memory of large buffers goes back to the system. With thresholds that it chooses, Debian's C library keeps more after each larger
# one; without a limit it keeps what is free in up to eight arenas for each processor.
ENV MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072 MALLOC_ARENA_MAX=4
# Whether the bot is connected to Discord and its database answers. Plain Docker shows it and does nothing; where an
# unhealthy container is started again, ask `lostcities health --alive` instead, since an outage of Discord passes by itself.
HEALTHCHECK --interval=15s --timeout=10s --start-period=30s CMD ["lostcities", "health"]
ENTRYPOINT ["lostcities"]
ARG COMMIT=
LABEL org.opencontainers.image.title="lostcities" \
      org.opencontainers.image.description="A Discord bot for Reiner Knizia's four Lost Cities games" \
      org.opencontainers.image.licenses="MIT OR Apache-2.0" \
      org.opencontainers.image.revision="$COMMIT"

# The Rust version with which the project is developed; at least `rust-version` of Cargo.toml.
FROM rust:1.95-slim-bookworm@sha256:d7482085ff5b415f84dba5647ae71606650bdef00db7aeb69f4b3d170c3e4082 AS build
# Which machine the image is for; set by BuildKit.
ARG TARGETARCH
# What `lostcities --version` says beside the version.
ARG COMMIT=
WORKDIR /src
COPY . .
# The caches live outside the image and keep the dependencies from one build to the next, for each kind of machine apart.
# cargo compares times of change, and COPY keeps those of the host: sources that are older than the last build (a release
# archive, another checkout) would count as built. So every source is as new as this build.
RUN --mount=type=cache,id=lostcities-registry,target=/usr/local/cargo/registry,sharing=locked \
    --mount=type=cache,id=lostcities-target-$TARGETARCH,target=/src/target,sharing=locked \
    find . -path ./target -prune -o -type f -exec touch {} + \
    && LOSTCITIES_COMMIT="$COMMIT" cargo build --release --locked --package lostcities \
    && install -D target/release/lostcities /out/lostcities \
    && .ci/licences "$(rustc -vV | sed -n 's/^host: //p')" /out/licences

FROM runtime
COPY --from=build /out/licences /usr/share/doc/lostcities/licences
COPY --from=build /out/lostcities /usr/local/bin/lostcities
