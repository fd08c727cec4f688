# Sourced by ./ludoteca, ./check and ./package: what the system must have before cargo can build the table.
#
#   need_packages NAME…   installs the Debian packages that are missing (Debian, Ubuntu; elsewhere it does nothing). It
#                         asks before; without a terminal it stops, unless $agreed is yes or the environment has CI
#   need_cargo            checks that cargo is there and new enough
#   need_tool NAME VERSION [FEATURES [OPTION]]     builds a tool of cargo that is missing, in the user's cache, and lets
#                         cargo find it; OPTION is one of cargo install
#   need_target TARGET     fetches the standard library for another system, by rustup
#   target_folder         prints where the build lies: in the user's cache, so that a second run is short

if [ -z "${HOME:-}" ]; then
    echo "HOME does not name your folder, so there is no place to build in." >&2
    exit 1
fi

target_folder() {
    printf '%s\n' "${CARGO_TARGET_DIR:-${XDG_CACHE_HOME:-$HOME/.cache}/ludoteca/target}"
}

need_packages() {
    command -v apt-get >/dev/null 2>&1 && command -v dpkg-query >/dev/null 2>&1 || return 0
    missing=""
    for package in "$@"; do
        dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q 'install ok installed' || missing="$missing $package"
    done
    [ -z "$missing" ] && return 0
    as_root=""
    if [ "$(id -u)" -ne 0 ]; then
        if command -v sudo >/dev/null 2>&1; then
            as_root="sudo "
        else
            echo "Please install as root:  apt-get install$missing" >&2
            exit 1
        fi
    fi
    install="${as_root}apt-get install -y --no-install-recommends$missing"
    echo "Ludoteca needs some packages of the system:" >&2
    echo "    $install" >&2
    case "${CI:-}" in
        "" | false | 0) ;;
        *) agreed=yes ;;
    esac
    if [ "${agreed:-no}" != yes ]; then
        answer=n
        if [ -t 0 ] && [ -t 2 ]; then
            printf 'Install them now? [Y/n] ' >&2
            read -r answer || answer=n
        fi
        case "$answer" in
            "" | [yYsS]*) ;;
            *) echo "Without them the build will fail. Run the line above, or this again with --yes." >&2; exit 1 ;;
        esac
    fi
    # A fresh system has no package lists yet; an old list may name versions that are gone.
    $install >&2 || { ${as_root}apt-get update >&2 && $install >&2; } || {
        echo "The packages could not be installed. Run the line above and try again." >&2
        exit 1
    }
}

need_cargo() {
    wanted=$(sed -n 's/^rust-version = "\(.*\)"/\1/p' Cargo.toml)
    [ -x "$HOME/.cargo/bin/cargo" ] && PATH="$HOME/.cargo/bin:$PATH"
    if ! command -v cargo >/dev/null 2>&1; then
        echo "Rust is missing: install it from https://rustup.rs (version $wanted or newer) and run this again." >&2
        exit 1
    fi
    if ! found=$(cargo --version 2>/dev/null | sed -n 's/^cargo \([0-9]*\.[0-9]*\).*/\1/p') || [ -z "$found" ]; then
        echo "cargo does not answer: run 'rustup toolchain install' in this folder and try again." >&2
        exit 1
    fi
    if [ "$(printf '%s\n%s\n' "$wanted" "$found" | sort -V | head -n 1)" != "$wanted" ]; then
        echo "cargo $found is too old: run 'rustup update' to get $wanted or newer." >&2
        exit 1
    fi
}

need_tool() {
    tools=${XDG_CACHE_HOME:-$HOME/.cache}/ludoteca/tools
    case ":$PATH:" in
        *":$tools/bin:"*) ;;
        *) PATH=$tools/bin:$PATH ;;
    esac
    case "$("$tools/bin/$1" --version 2>/dev/null || true)" in
        "$2" | *" $2") return 0 ;;
    esac
    echo "$1 $2 is missing: cargo builds it now." >&2
    CARGO_TARGET_DIR=$(target_folder)/tools cargo install --locked --root "$tools" "$1" --version "$2" ${3:+--features "$3"} ${4:+"$4"} >&2
}

need_target() {
    [ -d "$(rustc --print sysroot)/lib/rustlib/$1" ] && return 0
    if ! command -v rustup >/dev/null 2>&1; then
        echo "Rust lacks the target $1, and there is no rustup that could fetch it: see https://rustup.rs." >&2
        exit 1
    fi
    rustup target add "$1" >&2
}

build_with_progress() {
    if ! [ -t 2 ]; then
        cargo build --release --locked >&2
        return
    fi
    all=$(cargo tree --locked --edges normal,build --prefix none --format '{p}' 2>/dev/null | sed 's/ (\*)$//' | sort -u | wc -l)
    ended=$(mktemp)
    begun=$(date +%s)
    { cargo build --release --locked 2>&1 || echo $? >"$ended"; } | {
        done=0
        while IFS= read -r line; do
            case $line in
                *" Compiling "*)
                    done=$((done + 1))
                    [ "$done" -le "$all" ] || all=$done
                    left=$((($(date +%s) - begun) * (all - done) / done / 60 + 1))
                    printf '\r\033[K%d of %d parts, about %d min left' "$done" "$all" "$left" >&2
                    ;;
                *) printf '\r\033[K%s\n' "$line" >&2 ;;
            esac
        done
    }
    status=$(cat "$ended")
    rm -f "$ended"
    [ -z "$status" ] || exit "$status"
}
