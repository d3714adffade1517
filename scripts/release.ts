/**
 * `pnpm release`: from changesets to published packages, or to the first thing that is in the way. It takes the versions from
 * the changesets, compares what the packages promise with the last release, builds from nothing, runs all checks, commits, tags
 * and publishes. `--rehearse` leaves out the checks, for `pnpm release:rehearse`, which publishes to a registry of its own.
 * Nothing is pushed: the last line says how.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { API_PACKAGES, reportPath } from '../packages/console-core/api-report.ts'
import { PACKAGES } from './pack.ts'
import { type ApiChanges, apiChanges } from './release/api-changes.ts'
import { bumpFaults, missingAddresses } from './release/requirements.ts'

const isRehearsal = process.argv.includes('--rehearse')

/** Set while packages are published: their `prepublishOnly` refuses without it. */
const RELEASE = 'CONSOLE_RELEASE'
const VERSION_FILES = ['packages/console-core/src/version.ts', 'packages/console-ui/src/version.ts']

const addressesShape = z.object({ repository: z.string(), homepage: z.string(), bugs: z.string() }).partial()
const manifestShape = z.looseObject({ version: z.string() })
const statusShape = z.object({
  changesets: z.array(z.object({ summary: z.string() })),
  releases: z.array(z.object({ name: z.string(), type: z.enum(['major', 'minor', 'patch', 'none']) })),
})

const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim()

const run = (command: string, ...args: string[]): void => {
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, [RELEASE]: 'yes' } })
  if (status !== 0) stop(`${[command, ...args].join(' ')} failed.`)
}

const stop = (...reasons: string[]): never => {
  for (const reason of reasons) console.error(reason)
  console.error('Nothing was published.')
  process.exit(1)
}

const manifestOf = (name: string) => `packages/${name}/package.json`
const versionNow = (): string => manifestShape.parse(readJson(manifestOf(PACKAGES[0]))).version

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'))
}

const statusOfChangesets = () => {
  const file = join(tmpdir(), `console-release-${process.pid}.json`)
  try {
    const { status, stdout, stderr } = spawnSync('changeset', ['status', '--output', file], {
      encoding: 'utf8',
    })
    if (status !== 0) return stop(`changeset status failed.\n${stdout}${stderr}`)
    return statusShape.parse(readJson(file))
  } finally {
    rmSync(file, { force: true })
  }
}

/** Against the reports as the tag of a version has them; nothing, where that version was never released. */
const changesSince = (version: string): ApiChanges => {
  if (git('tag', '--list', `v${version}`) === '') return { breaking: [], added: [] }
  // A package may be new since.
  const before = (name: string): string =>
    git('ls-tree', '--name-only', `v${version}`, reportPath(name)) &&
    git('show', `v${version}:${reportPath(name)}`)
  const all = API_PACKAGES.map((name) => apiChanges(before(name), readFileSync(reportPath(name), 'utf8')))
  return { breaking: all.flatMap(({ breaking }) => breaking), added: all.flatMap(({ added }) => added) }
}

if (git('status', '--porcelain') !== '') stop('There are changes that are not committed. Commit them first.')
const addresses = addressesShape.parse(readJson('release.json'))
const missing = missingAddresses(addresses)
if (missing.length > 0) stop(...missing)
const from = versionNow()
const { changesets, releases } = statusOfChangesets()
const bump = releases.find(({ name }) => name === `@edconsole/${PACKAGES[0]}`)?.type ?? 'none'
const summaries = changesets.map(({ summary }) => summary)
const faults = bumpFaults({ from, bump, summaries, api: changesSince(from) })
if (faults.length > 0) stop(...faults)

run('changeset', 'version')
const version = versionNow()
for (const file of VERSION_FILES)
  writeFileSync(file, readFileSync(file, 'utf8').replace(`'${from}'`, `'${version}'`))
for (const name of PACKAGES) {
  const { repository, homepage, bugs } = addresses
  const manifest = manifestShape.parse(readJson(manifestOf(name)))
  const directory = `packages/${name}`
  const described = Object.assign(manifest, {
    repository: { type: 'git', url: repository, directory },
    homepage,
    bugs: { url: bugs },
  })
  writeFileSync(manifestOf(name), `${JSON.stringify(described, null, 2)}\n`)
}

for (const name of PACKAGES) rmSync(`packages/${name}/dist`, { recursive: true, force: true })
if (isRehearsal) run('pnpm', '--filter', './packages/*', 'run', 'build')
// Builds, too.
else run('pnpm', 'test')

// With the change logs, which are new files the first time.
run('git', 'add', '--all')
run('git', 'commit', '--quiet', '--message', `Version ${version}`)
run('git', 'tag', '--annotate', `v${version}`, '--message', `Version ${version}`)

// Where the runner can prove who built the packages.
const canProve = Boolean(process.env.ACTIONS_ID_TOKEN_REQUEST_URL ?? process.env.SIGSTORE_ID_TOKEN)
const selected = PACKAGES.flatMap((name) => ['--filter', `@edconsole/${name}`])
run('pnpm', ...selected, 'publish', '-r', '--no-git-checks', ...(canProve ? ['--provenance'] : []))
console.log(`\nVersion ${version} is published. Now push it: git push --follow-tags`)
