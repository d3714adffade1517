import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest'
import { freePort } from './testing/free-port.ts'
import { startProxy } from './testing/freezing-proxy.ts'
import { type CliRun, runCli } from './testing/run-cli.ts'
import { type LocalPostgres, startPostgres } from './testing/start-postgres.ts'

/** The lock of a server that migrates. */
const MIGRATING = 4_120_732
const FLAGS = { keep: true, flags: ['-c', 'fsync=off'] }
const WHO = { username: 'first@example.org', password: 'Hush-q7Zx-2026-fern' }
const SEEN = /postgres|database|ECONN|127\.0\.0\.1|:\d{4,5}|Error|at /

let folder: string
let databasePort: number
let postgres: LocalPostgres
let started: CliRun
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'edconsole-outage-'))
  await chmod(folder, 0o755)
  databasePort = await freePort()
  postgres = await startPostgres(folder, { ...FLAGS, port: databasePort })
})
afterEach(async () => {
  if (started.child.exitCode === null) started.child.kill('SIGKILL')
  await started.exited
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
})

type Env = Readonly<Record<string, string>>
const start = (port: number, { databaseUrl = postgres.url, ...more }: Env = {}): void => {
  const env = {
    ...more,
    DATABASE_URL: databaseUrl,
    CONSOLE_ADMIN_EMAIL: WHO.username,
    CONSOLE_ADMIN_PASSWORD: WHO.password,
  }
  started = runCli(join(folder, 'files'), { port, env })
}

const caller = (port: number) => {
  let cookie = ''
  const send = (path: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      redirect: 'manual',
      ...init,
      headers: { 'x-requested-with': 'x', cookie, ...Object.fromEntries(new Headers(init.headers)) },
    })
  const signIn = async () => {
    const body = JSON.stringify({ provider: 'illuminate', ...WHO })
    const headers = { 'content-type': 'application/json' }
    const response = await send('/api/login', { method: 'POST', body, headers })
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
    return response
  }
  /** As a browser posts it, without the header that scripts send. */
  const signInForm = () => {
    const origin = `http://127.0.0.1:${port}`
    return fetch(`${origin}/api/login`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin },
      body: new URLSearchParams(WHO),
    })
  }
  const probe = async (path: string) => {
    const response = await send(path).catch(() => null)
    return response ? [response.status, (await response.json()).status] : []
  }
  return { send, signIn, signInForm, probe }
}

it('[S7] is healthy while it starts and while the database is gone, ready when calls work, and recovers by itself', async () => {
  const other = new pg.Client({ connectionString: postgres.url })
  await other.connect()
  await other.query(`select pg_advisory_lock(${MIGRATING})`)
  const port = await freePort()
  const { send, signIn, signInForm, probe } = caller(port)
  const metricsPort = await freePort()
  start(port, { CONSOLE_METRICS_PORT: String(metricsPort) })
  const metrics = async () => {
    const answer = await fetch(`http://127.0.0.1:${metricsPort}/metrics`)
    expect(answer.status).toBe(200)
    return answer.text()
  }
  await expect.poll(() => probe('/health'), { timeout: 30_000 }).toEqual([200, 'ok'])
  expect(await probe('/ready')).toEqual([503, 'starting'])
  expect((await send('/api/user-info')).headers.get('retry-after')).toBe('2')
  await other.end()
  await started.url
  expect(await probe('/ready')).toEqual([200, 'ready'])
  expect((await signIn()).status).toBe(200)
  expect((await send('/api/districts')).status).toBe(200)

  await postgres.stop()
  expect(await probe('/health')).toEqual([200, 'ok'])
  expect(await probe('/ready')).toEqual([503, 'unavailable'])
  const form = 'The server is temporarily unavailable. Try again in a few seconds.'
  for (const [what, answer, type] of [
    ['a call', send('/api/districts'), /json/],
    ['signing in', signIn(), /json/],
    ['the sign-in form', signInForm(), /html/],
    ['the forgotten password', send('/api/login?provider=illuminate&forgotten'), /html/],
    ['signing in elsewhere', send('/api/login?provider=google'), /html/],
    ['signing out', send('/api/logout'), /html/],
  ] as const) {
    const response = await answer
    const text = await response.text()
    expect([what, response.status, response.headers.get('retry-after')]).toEqual([what, 503, '5'])
    expect([what, response.headers.get('content-type')]).toEqual([what, expect.stringMatching(type)])
    expect(text).toContain(form)
    expect(text).not.toMatch(SEEN)
  }
  expect((await send('/api/nothing')).status).toBe(404)
  const measured = await metrics()
  expect(measured).toMatch(/^console_database_up 0$/m)
  expect(measured).toMatch(/^console_requests_total\{.*status="503"\} \d/m)
  expect(measured).not.toMatch(/^console_job(s_open|_oldest_seconds)\{/m)
  expect(started.printed()).not.toContain("Metrics couldn't be read")

  const reports = () => started.printed().match(/Work in the background was interrupted/g)
  await expect.poll(reports, { timeout: 10_000 }).toHaveLength(1)
  postgres = await startPostgres(folder, { ...FLAGS, port: databasePort })
  await expect.poll(() => probe('/ready'), { timeout: 30_000 }).toEqual([200, 'ready'])
  expect((await send('/api/districts')).status).toBe(200)
  expect((await signIn()).status).toBe(200)
  expect(await metrics()).toMatch(/^console_database_up 1$/m)
  await started.stop()
  // Work in the background looked for the database every other second.
  expect(reports()).toHaveLength(1)
}, 120_000)

it('a database that hangs: not ready within moments, calls fail within reason, and all is well once it goes on', async () => {
  const port = await freePort()
  const { send, signIn, probe } = caller(port)
  const proxy = await startProxy(databasePort)
  onTestFinished(proxy.close)
  start(port, {
    databaseUrl: Object.assign(new URL(postgres.url), { port: String(proxy.port) }).href,
  })
  await started.url
  await signIn()
  expect((await send('/api/districts')).status).toBe(200)

  proxy.freeze()
  const timed = async <T>(asking: Promise<T>): Promise<[T, number]> => {
    const from = performance.now()
    return [await asking, performance.now() - from]
  }
  const calls = Array.from({ length: 15 }, () => timed(send('/api/districts')))
  const [ready, readyMs] = await timed(probe('/ready'))
  expect(ready).toEqual([503, 'unavailable'])
  expect(readyMs).toBeLessThan(4000)
  expect(await probe('/health')).toEqual([200, 'ok'])
  for (const [{ status, headers }, ms] of await Promise.all(calls)) {
    expect([status, headers.get('retry-after')]).toEqual([503, '5'])
    expect(ms).toBeLessThan(30_000)
  }

  proxy.thaw()
  await expect.poll(() => probe('/ready'), { timeout: 30_000 }).toEqual([200, 'ready'])
  expect((await send('/api/districts')).status).toBe(200)

  proxy.freeze()
  const from = performance.now()
  started.child.kill('SIGTERM')
  await started.exited
  expect(performance.now() - from).toBeLessThan(12_000)
}, 120_000)
