#!/usr/bin/env bash
# What must hold before a change is pushed. Without arguments all of it, else the named parts:
#
#   .ci/check.sh [layout] [lints] [tests] [kills] [hostile] [documentation] [dependencies]
#
# Needs cargo-deny (`cargo install --locked cargo-deny`) and, for the tests of the sandbox's page, Chromium and
# chromedriver. `.ci/run` installs them and calls this. With LOSTCITIES_NIGHTLY set it plays every dialogue in both ways, kills
# the program 500 times, runs the tests that are marked `ignore`, others with more matches, and properties on new cases, makes the
# documentation of the code, lints benchmarks, the trainer and the fuzz targets, and tests the trainer; otherwise it plays a twelfth
# of the dialogues, another one after each commit, and kills 60 times.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# What is built is linted as it is built: to check it besides would read every crate twice.
export RUSTC_WORKSPACE_WRAPPER=clippy-driver CLIPPY_ARGS=-D__CLIPPY_HACKERY__warnings

# A snapshot that no longer fits is a failure, not a new file.
export INSTA_UPDATE=no

# Most of what the tests do is to write databases that nobody keeps: in memory that takes half the time.
if [[ -z ${TMPDIR:-} && -w /dev/shm ]] && (($(df --output=avail -m /dev/shm | tail -n 1) > 2048)); then
    export TMPDIR=/dev/shm
fi

# Dialogues wait for each other's clocks and processes more than for the processor, and tests of kills do hardly anything else.
export RUST_TEST_THREADS=${RUST_TEST_THREADS:-$(($(nproc) * 2 + 1))}

readonly nightly=${LOSTCITIES_NIGHTLY:-}

# Properties are tried on other cases each night, and on the same ones in between: there a change answers for itself alone.
[[ -n $nightly ]] || export PROPTEST_RNG_SEED=${PROPTEST_RNG_SEED:-1}
unchecked=()

# Says what could not be checked, now and again at the end.
not_checked() {
    unchecked+=("$1")
    printf 'NOT CHECKED: %s\n' "$1"
}

layout() {
    cargo fmt --all --check
}

# Builds what the tests need, too. What only runs at night, and benchmarks, are linted then.
lints() {
    local targets=(--lib --bins --tests)
    [[ -z $nightly ]] || targets=(--all-targets)
    cargo test --no-run "${targets[@]}" --locked
    if [[ -n $nightly ]]; then
        cargo test --no-run --package lostcities-trainer --locked
        CARGO_TARGET_DIR=target cargo build --manifest-path fuzz/Cargo.toml --locked
    fi
}

tests() {
    if ! command -v chromium chromium-browser google-chrome "${CHROMIUM:-}" >/dev/null ||
        ! command -v "${CHROMEDRIVER:-chromedriver}" >/dev/null; then
        not_checked 'the page in a browser: Chromium or chromedriver is missing'
        # Where PostgreSQL must not be missing, nothing may be.
        [[ -z ${LOSTCITIES_REQUIRE_POSTGRES:-} ]] || exit 1
    fi
    local all=()
    [[ -z $nightly ]] || all=(-- --include-ignored)
    # What the README's command does, with more kills. Dialogues wait a lot, and kills nearly all the time, so everything else
    # is tested meanwhile. By night, when there are many kills, they are a part by themselves.
    cargo test --no-run
    local -x LOSTCITIES_KILLS=${LOSTCITIES_KILLS:-60}
    local logs status=0 row beside=() few
    few=$(nproc)
    logs=$(mktemp --directory)
    {
        RUST_TEST_THREADS=$few
        [[ -n $nightly ]] || kills
        reckoning "${all[@]}"
    } >"$logs/kills" 2>&1 &
    beside+=("$!")
    {
        RUST_TEST_THREADS=$few
        browser "${all[@]}"
        over_http
    } >"$logs/browser" 2>&1 &
    beside+=("$!")
    cargo test --test it "${all[@]}" || status=$?
    for row in "${beside[@]}"; do
        wait "$row" || status=$?
    done
    cat "$logs"/*
    rm -r "$logs"
    ((status == 0)) || exit "$status"
}

# Tests that only reckon give way: reviews in dialogues are made at a low priority, too.
reckoning() {
    nice -n 10 cargo test --lib --bins "$@"
    cargo test --doc
    [[ -z $nightly ]] || cargo test -p lostcities-trainer "$@"
}

# All tests of programs that are not named `it`; the pattern holds for any name that begins otherwise.
browser() {
    cargo test --test '[!i]*' "$@"
}

# The same people play over the other transport, and what they do is kept in the other database, where there is one.
over_http() (
    local dialogues=(bot::)
    if [[ -z $nightly ]]; then
        local twelfth=$(($(git rev-list --count HEAD) % 12))
        mapfile -t dialogues < <(cargo test --test it bot:: -- --list --format terse |
            sed -n 's/: test$//p' | awk -v twelfth="$twelfth" 'NR % 12 == twelfth')
        dialogues+=(--exact)
    fi
    export LOSTCITIES_TEST_TRANSPORT=http
    if [[ -n ${LOSTCITIES_REQUIRE_POSTGRES:-} ]]; then
        export LOSTCITIES_TEST_POSTGRES=1
    fi
    cargo test --test it -- "${dialogues[@]}"
)

# The program is killed more often than among all tests, and with its database in PostgreSQL. There, its server is killed, and so
# is one of two programs on it.
kills() {
    local on_postgres=20
    if [[ -n $nightly ]]; then
        on_postgres=100
        LOSTCITIES_KILLS=${LOSTCITIES_KILLS:-500} cargo test --test it kill:: -- --nocapture
    fi
    if [[ -n ${LOSTCITIES_REQUIRE_POSTGRES:-} ]]; then
        LOSTCITIES_TEST_POSTGRES=1 LOSTCITIES_KILLS=${LOSTCITIES_POSTGRES_KILLS:-$on_postgres} cargo test --test it -- --nocapture \
            kill::no_move_is_lost_or_made_twice_however_often_the_program kill::a_match_ends kill::a_program
    fi
}

# Clients that never finish a request cost little, and nobody else waits for them.
hostile() {
    if ulimit -n 8192; then
        cargo bench --profile dev --bench load -- hostile --seconds 10
    else
        not_checked 'hostile clients: this machine allows too few open files'
    fi
}

documentation() {
    if command -v promtool >/dev/null; then
        promtool check rules docs/monitoring/alerts.yaml
    else
        not_checked 'the rules for alerts: promtool is missing'
    fi
    # A link to something that was renamed can wait until the night.
    [[ -z $nightly ]] || RUSTDOCFLAGS='-D warnings' cargo doc --no-deps --locked
}

dependencies() {
    # The advisories are in a separate git repository; without it the other checks still say something.
    if timeout 120 cargo deny --log-level off fetch db; then
        cargo deny --log-level error check advisories
    else
        not_checked 'advisories: their database cannot be reached'
    fi
    cargo deny --log-level error check bans licenses sources
}

if (($# == 0)); then
    set -- layout lints tests ${nightly:+kills} hostile documentation dependencies
fi
for part in "$@"; do
    case $part in
        layout | lints | tests | kills | hostile | documentation | dependencies) ;;
        *)
            printf 'there is no part %s\n' "$part" >&2
            exit 2
            ;;
    esac
    started=$SECONDS
    printf '\n== %s\n' "$part"
    "$part"
    printf -- '-- %s: %d s\n' "$part" $((SECONDS - started))
done
for what in "${unchecked[@]}"; do
    printf '\nNOT CHECKED: %s\n' "$what"
done
