#!/usr/bin/env node
// Import nothing else before the check: older versions of Node would fail with an obscure error.
import { createRequire } from 'node:module'

const { engines }: { engines: { node: string } } = createRequire(import.meta.url)('../package.json')
const required = engines.node.replace('>=', '')
const [major = 0, minor = 0] = required.split('.').map(Number)
const [ownMajor = 0, ownMinor = 0] = process.versions.node.split('.').map(Number)

if (ownMajor > major || (ownMajor === major && ownMinor >= minor)) import('./cli.ts')
else {
  console.error(`The server needs Node ${required} or newer; this is ${process.versions.node}.`)
  process.exitCode = 1
}
