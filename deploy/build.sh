#!/bin/sh
# Builds what a server needs into one folder: the server with its dependencies, and the console that it serves.
# The container file runs this, and so can anybody without containers: deploy/build.sh /opt/console
set -eu

target=$1
cd "$(dirname "$0")/.."

pnpm() { npx --yes pnpm@12 "$@"; }

pnpm install --frozen-lockfile
pnpm --filter '@edconsole/console-core' --filter '@edconsole/console-ui' --filter '@edconsole/console-server' run build
pnpm --filter '@edconsole/console' run build
pnpm --filter '@edconsole/console-server' --prod --legacy deploy "$target/server"
cp -R apps/console/dist "$target/static"
