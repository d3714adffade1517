/**
 * `pnpm test:install`: what deploy/compose.yaml sets up, on a machine without containers. A bare tree of the last commit is built
 * with deploy/build.sh; what that made runs as two servers for people and two for jobs, with the settings of the compose file, at a
 * PostgreSQL server and a bucket of this machine, behind a proxy. Then a new installation is used: set up with `init`, examined,
 * signed in to, given a site by an import, and exported.
 * `--built DIR` uses what deploy/build.sh made before.
 */
import { deepEqual, equal, ok } from 'node:assert/strict'
import { execFile, execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { firstRow, freePort, startBucket, startPostgres } from '@edconsole/console-server/internal/testing'
import { composeSettings } from './install/compose-settings.ts'
import { firstDay } from './install/first-day.ts'
import { startProxy } from './install/start-proxy.ts'
import { startProgram } from './upgrade/server-process.ts'

const { values } = parseArgs({ options: { built: { type: 'string' } } })
const home = mkdtempSync(join(tmpdir(), 'console-install-'))
// The database server runs as another user.
chmodSync(home, 0o755)
const built = values.built ?? join(home, 'built')
const program = join(built, 'server/dist/cli.js')
const DISTRICT = { name: 'Cedar Falls', lea: '5500123', state: 'OR' }
const ADMIN = { email: 'ops@example.org', password: randomBytes(16).toString('base64url') }

const buildBareTree = (): void => {
  const tree = join(home, 'tree')
  mkdirSync(tree)
  const archive = execFileSync('git', ['archive', 'HEAD'], { maxBuffer: 1024 ** 3 })
  execFileSync('tar', ['x', '-C', tree], { input: archive })
  execFileSync('sh', [join(tree, 'deploy/build.sh'), built], { stdio: ['ignore', 'ignore', 'inherit'] })
  console.log('  passed  a bare tree is built')
}

const stops: (() => Promise<void>)[] = []
try {
  if (values.built === undefined) buildBareTree()
  const folderOfDatabase = join(home, 'database')
  mkdirSync(folderOfDatabase)
  chmodSync(folderOfDatabase, 0o777)
  const postgres = await startPostgres(folderOfDatabase, { keep: false, flags: [] })
  stops.push(postgres.stop)
  const bucket = await startBucket()
  stops.push(bucket.close)
  const password = randomBytes(16).toString('hex')
  await firstRow(postgres.url, `create role console login password '${password}'`)
  await firstRow(postgres.url, 'create database console owner console')
  const settings = composeSettings({
    variables: {
      POSTGRES_PASSWORD: password,
      CONSOLE_SECRET_KEY: randomBytes(32).toString('base64'),
      S3_ACCESS_KEY_ID: bucket.credentials?.accessKeyId,
      S3_SECRET_ACCESS_KEY: bucket.credentials?.secretAccessKey,
      CONSOLE_HOST: 'localhost',
    },
    addresses: {
      'database:5432': new URL(postgres.url).host,
      'http://files:8333': bucket.endpoint ?? '',
      '10.89.0.0/24': '127.0.0.1',
    },
  })
  const env = Object.assign({}, process.env, settings)
  const products = join(home, 'products.csv')
  writeFileSync(products, 'code,name,description,components\nreading,Reading,,sites staff\n')
  // The bucket is in this process, so that nothing here may wait for a command without answering meanwhile.
  const run = (args: string[], more: NodeJS.ProcessEnv = {}) =>
    new Promise<{ code: number; out: string }>((resolve) => {
      const all = [program, ...args, '--data', join(home, 'commands')]
      execFile(process.execPath, all, { env: Object.assign({}, env, more) }, (error, out, err) =>
        resolve({ code: Number(error?.code ?? 0), out: out + err }),
      )
    })
  const { name, lea, state } = DISTRICT
  const district = ['--district', name, '--lea', lea, '--state', state]
  const made = await run(['init', '--admin', ADMIN.email, ...district, '--products', products], {
    CONSOLE_ADMIN_PASSWORD: ADMIN.password,
  })
  equal(made.code, 0, made.out)
  const examined = await run(['doctor'])
  equal(examined.code, 0, examined.out)
  console.log('  passed  init and doctor')

  const start = async (role: 'web' | 'worker', place: number) => {
    const metricsPort = await freePort()
    const server = await startProgram([program, '--static', join(built, 'static')], {
      folder: built,
      port: await freePort(),
      args: ['--data', join(home, `${role}-${place}`)],
      log: join(home, 'servers.log'),
      env: Object.assign({}, env, { CONSOLE_ROLE: role, CONSOLE_METRICS_PORT: String(metricsPort) }),
    })
    stops.push(server.stop)
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
    ok(metrics.includes('console_'), 'A server shows no metrics.')
    return server
  }
  const [first, second] = [await start('web', 1), await start('web', 2)]
  for (const place of [1, 2]) await start('worker', place)
  const proxy = await startProxy([first.origin, second.origin], 'localhost')
  stops.push(proxy.stop)
  console.log('  passed  two servers for people and two for jobs, ready and with metrics, behind a proxy')

  await firstDay({
    proxy: proxy.origin,
    servers: [first.origin, second.origin],
    lea: DISTRICT.lea,
    admin: ADMIN,
  })
  await first.stop()
  const page = await fetch(proxy.origin)
  deepEqual([page.status, (await page.text()).includes('<script')], [200, true])
  console.log('  passed  the console is still there when one of its servers stops')
  console.log('The installation works.')
} finally {
  for (const stop of stops.reverse()) await stop()
  rmSync(home, { recursive: true, force: true })
}
