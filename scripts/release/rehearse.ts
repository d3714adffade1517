/**
 * `pnpm release:rehearse`: the whole release on a clone of this repository, into a registry on this machine, and the packages
 * installed from there with npm, pnpm and Yarn. Needs a registry to take everything else from: that of npm's configuration.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { PACKAGES } from '../pack.ts'

const VERDACCIO = '6.10.4'
const YARN = '@yarnpkg/cli-dist@4.18.1'
const PATIENCE_MS = 60_000

const home = mkdtempSync(join(tmpdir(), 'console-release-'))
const clone = join(home, 'clone')
const upstream = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim()
const port = await freePort()
const registry = `http://127.0.0.1:${port}/`

function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => done(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}

const settings = [
  `registry=${registry}`,
  `//127.0.0.1:${port}/:_authToken=rehearsal`,
  // Packages that are minutes old are what this is about.
  'minimum-release-age=0',
  '',
].join('\n')

const run = (cwd: string, command: string, ...args: string[]): void => {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit', env: ofRegistry() })
  if (status !== 0) throw new Error(`${[command, ...args].join(' ')} failed`)
}

const ofRegistry = (): NodeJS.ProcessEnv =>
  Object.assign({}, process.env, {
    npm_config_registry: registry,
    npm_config_userconfig: join(home, '.npmrc'),
    pnpm_config_registry: registry,
    pnpm_config_minimum_release_age: '0',
    YARN_NPM_REGISTRY_SERVER: registry,
    YARN_UNSAFE_HTTP_WHITELIST: '127.0.0.1',
    YARN_ENABLE_IMMUTABLE_INSTALLS: 'false',
    YARN_NPM_MINIMAL_AGE_GATE: '0',
    GIT_AUTHOR_NAME: 'Rehearsal',
    GIT_AUTHOR_EMAIL: 'rehearsal@example.org',
    GIT_COMMITTER_NAME: 'Rehearsal',
    GIT_COMMITTER_EMAIL: 'rehearsal@example.org',
  })

const startRegistry = async () => {
  writeFileSync(
    join(home, 'registry.yaml'),
    [
      `storage: ${join(home, 'storage')}`,
      'uplinks:',
      `  upstream: { url: ${upstream}, cache: false }`,
      'packages:',
      "  '@edconsole/*': { access: $all, publish: $all }",
      "  '**': { access: $all, proxy: upstream }",
      'max_body_size: 100mb',
      'log: { type: stdout, level: error }',
      '',
    ].join('\n'),
  )
  const folder = join(home, 'registry')
  mkdirSync(folder)
  // It asks for node-fetch by a tag, which not every registry passes on.
  const manifest = {
    private: true,
    dependencies: { verdaccio: VERDACCIO },
    overrides: { 'node-fetch': '^2.7.0' },
  }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
  })
  const program = join(folder, 'node_modules/verdaccio/bin/verdaccio')
  const args = [program, '--config', join(home, 'registry.yaml'), '--listen', `127.0.0.1:${port}`]
  const server = spawn(process.execPath, args, { stdio: 'inherit' })
  const end = Date.now() + PATIENCE_MS
  while (Date.now() < end) {
    const answer = await fetch(`${registry}-/ping`).catch(() => null)
    if (answer?.ok) return () => server.kill()
    await wait(300)
  }
  throw new Error('The registry did not start.')
}

/** What a host does first: the packages load, they are of one version, and say what they are and what changed. */
const SMOKE = `
import { existsSync } from 'node:fs'
const { VERSION } = await import('@edconsole/console-core/contract')
const { startServer } = await import('@edconsole/console-server')
if (typeof startServer !== 'function') throw new Error('no server')
const { mountConsole } = await import('@edconsole/console-ui/standalone')
if (typeof mountConsole !== 'function') throw new Error('no module for pages without React')
for (const name of ${JSON.stringify(PACKAGES)}) {
  for (const file of ['CHANGELOG.md', 'README.md'])
    if (!existsSync('node_modules/@edconsole/' + name + '/' + file)) throw new Error('no ' + file + ' in ' + name)
}
console.log('version ' + VERSION)
`

const install = (name: string, ...command: [string, ...string[]]): void => {
  const host = join(home, name)
  mkdirSync(host)
  writeFileSync(join(host, '.npmrc'), settings)
  writeFileSync(join(host, '.yarnrc.yml'), 'nodeLinker: node-modules\n')
  // pnpm installs nothing before somebody has decided about these, as the server's README says.
  writeFileSync(join(host, 'pnpm-workspace.yaml'), 'allowBuilds: { cpu-features: false, ssh2: false }\n')
  writeFileSync(join(host, 'smoke.mjs'), SMOKE)
  const latest = { react: '^19', 'react-dom': '^19', 'react-router-dom': '^7', '@tanstack/react-query': '^5' }
  const own = Object.fromEntries(PACKAGES.map((one) => [`@edconsole/${one}`, 'latest']))
  const manifest = { name, private: true, type: 'module', dependencies: Object.assign(latest, own) }
  writeFileSync(join(host, 'package.json'), JSON.stringify(manifest))
  const [program, ...args] = command
  run(host, program, ...args)
  run(host, 'node', 'smoke.mjs')
  console.log(`installed with ${name}`)
}

const stopRegistry = await startRegistry()
try {
  writeFileSync(join(home, '.npmrc'), settings)
  execFileSync('git', ['clone', '--quiet', process.cwd(), clone])
  // Releases are made from main, which changesets looks for; a clone has only the branch that was checked out.
  run(clone, 'git', 'checkout', '--quiet', '-B', 'main')
  const address = 'https://example.org/console'
  writeFileSync(
    join(clone, 'release.json'),
    JSON.stringify({ repository: address, homepage: address, bugs: address }),
  )
  run(clone, 'git', 'commit', '--quiet', '--all', '--message', 'Addresses of the rehearsal')
  run(clone, 'pnpm', 'install', '--frozen-lockfile')
  run(clone, 'pnpm', 'release', '--rehearse')
  install('npm', 'npm', 'install', '--no-audit', '--no-fund')
  install('pnpm', 'pnpm', 'install')
  install('yarn', 'npx', '--yes', '--package', YARN, 'yarn', 'install')
} finally {
  stopRegistry()
  rmSync(home, { recursive: true, force: true })
}
