import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demonstration } from '@edconsole/console-demo'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import type { PrepareServer } from './first-run/prepare-server.ts'
import { type RunningServer, type StartServerOptions, startServer } from './start-server.ts'
import { takePort } from './take-port.ts'
import { newDatabaseAddress } from './testing/test-database.ts'

let folder: string
let server: RunningServer | undefined
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'edconsole-start-'))
})
afterEach(async () => {
  await server?.close()
  server = undefined
  await rm(folder, { recursive: true, force: true })
})

const start = async (options: StartServerOptions): Promise<RunningServer> => {
  server = await startServer({ port: 0, host: '127.0.0.1', data: folder, env: {}, ...options })
  return server
}
/** Another database than the folder's, for whom its engine is not the point. */
const onOther = async (options: StartServerOptions): Promise<StartServerOptions> => {
  const { remove, ...place } = await newDatabaseAddress()
  onTestFinished(remove)
  return { ...options, ...place }
}
const signIn = ({ port }: RunningServer, username: string, password: string) =>
  fetch(`http://127.0.0.1:${port}/api/login`, {
    method: 'POST',
    headers: { 'x-requested-with': 'XMLHttpRequest', 'content-type': 'application/json' },
    body: JSON.stringify({ provider: 'illuminate', username, password }),
  })

it('shows no accounts when nobody prepared the database, and warns of what is missing or misspelled', async () => {
  const told: string[] = []
  const env = { CONSOLE_AUDIT_YEAR: '3' }
  const { accounts } = await start(await onOther({ env, onWarning: (message) => told.push(message) }))
  expect(accounts).toEqual([])
  expect(told).toEqual([
    'No setting is named CONSOLE_AUDIT_YEAR. Check the spelling.',
    'Run console-server init: nobody can sign in yet.',
  ])
})

it('gives an empty database its first person, once', async () => {
  const env = { CONSOLE_ADMIN_EMAIL: 'first@example.org', CONSOLE_ADMIN_PASSWORD: 'a long enough one' }
  const options = await onOther({ env })
  const first = await start(options)
  expect((await signIn(first, 'first@example.org', 'a long enough one')).status).toBe(200)
  await first.close()
  const second = await start({ ...options, env: { CONSOLE_ADMIN_PASSWORD: 'another' } })
  expect((await signIn(second, 'first@example.org', 'another')).status).toBe(401)
})

it('lets a session and a token make so many calls a minute, and says when they may go on', async () => {
  const env = {
    CONSOLE_ADMIN_EMAIL: 'first@example.org',
    CONSOLE_ADMIN_PASSWORD: 'a long enough one',
    CONSOLE_SESSION_CALLS_PER_MINUTE: '12',
    CONSOLE_TOKEN_CALLS_PER_MINUTE: '10',
  }
  const running = await start(await onOther({ env }))
  const newSession = async () =>
    (await signIn(running, env.CONSOLE_ADMIN_EMAIL, env.CONSOLE_ADMIN_PASSWORD)).headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ')
  const ask = (headers: Record<string, string>) =>
    fetch(`http://127.0.0.1:${running.port}/api/user-info`, { headers })
  const [cookie, other] = [await newSession(), await newSession()]
  // A slow machine gets some more while it asks.
  const statuses: number[] = []
  let refused = await ask({ cookie })
  for (; refused.status === 200 && statuses.length < 60; refused = await ask({ cookie }))
    statuses.push(refused.status)
  expect(statuses.length).toBeGreaterThanOrEqual(12)
  expect(refused.status).toBe(429)
  const seconds = Number(refused.headers.get('retry-after'))
  expect(seconds).toBeOneOf([1, 2, 3, 4, 5])
  const wait = seconds === 1 ? '1 second' : `${seconds} seconds`
  const message = `Too many requests in a short time. Try again in ${wait}.`
  expect(await refused.json()).toEqual({ error: { code: 429, message } })
  expect((await ask({ cookie: other })).status).toBe(200)
  const authorization = 'Bearer ecs_nobody'
  const answers = await Promise.all(Array.from({ length: 15 }, () => ask({ authorization })))
  const counted = (code: number) => answers.filter(({ status }) => status === code).length
  expect(counted(401)).toBeGreaterThanOrEqual(10)
  expect(counted(429)).toBe(15 - counted(401))
  expect(counted(429)).toBeGreaterThan(0)
})

it('R33 refuses a first password that is weaker than those of provider staff must be', async () => {
  const env = { CONSOLE_ADMIN_EMAIL: 'first@example.org', CONSOLE_ADMIN_PASSWORD: 'short' }
  await expect(start({ env })).rejects.toThrow(
    "CONSOLE_ADMIN_PASSWORD can't be used: it must have at least 15 characters.",
  )
  expect((await start({})).accounts).toEqual([])
})

it('asks for the other half of the first person while nobody can sign in', async () => {
  await expect(start({ env: { CONSOLE_ADMIN_PASSWORD: 'a long enough one' } })).rejects.toThrow(
    'CONSOLE_ADMIN_PASSWORD also needs CONSOLE_ADMIN_EMAIL while nobody can sign in yet. Set both, or run console-server init.',
  )
})

it('says that the port is taken before it fills a new database, and gives the folder back', async () => {
  const other = await takePort(0, '127.0.0.1')
  const { port } = other
  const prepare = vi.fn<PrepareServer>()
  await expect(start({ prepare, port })).rejects.toThrow(
    `Port ${port} is in use by another program. Stop it, or choose another port.`,
  )
  await other.close(0)
  expect(prepare).not.toHaveBeenCalled()
  expect((await start({ port })).port).toBe(port)
})

it('names who holds the folder also when the port is the same', async () => {
  const { port } = await start({})
  await expect(startServer({ port, host: '127.0.0.1', data: folder, env: {} })).rejects.toThrow(
    `in use by process ${process.pid}`,
  )
})

it('asks whoever comes too early to wait', async () => {
  const port = await freePort()
  const starting = start(await onOther({ port, prepare: demonstration('small') }))
  const early = await firstAnswer(port)
  expect(early.status).toBe(503)
  expect(await early.json()).toEqual({ error: { code: 503, message: 'The server is starting.' } })
  await starting
  expect((await fetch(`http://127.0.0.1:${port}/api/user-info`)).status).toBe(401)
})

it.each([
  [
    { CONSOLE_TRUSTED_PROXIES: '10.0.0.0/33' },
    'CONSOLE_TRUSTED_PROXIES must list IP addresses and networks such as 10.0.0.5 or 10.0.0.0/24, not 10.0.0.0/33.',
  ],
  [{ CONSOLE_EMPLOYEE_ACCESS: 'yes' }, 'CONSOLE_EMPLOYEE_ACCESS must be either or strict, not yes.'],
])('refuses the setting %j at once and makes nothing', async (env, sentence) => {
  await expect(start({ env })).rejects.toThrow(sentence)
  expect(await readdir(folder)).toEqual([])
})

it('refuses a folder without a built console, and makes nothing', async () => {
  await expect(start({ staticDir: folder })).rejects.toThrow(
    /^The folder \S+ of --static holds no built console/,
  )
  expect(await readdir(folder)).toEqual([])
})

const freePort = async (): Promise<number> => {
  const door = await takePort(0, '127.0.0.1')
  await door.close(0)
  return door.port
}

const firstAnswer = async (port: number): Promise<Response> => {
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/user-info`).catch(() => null)
    if (answer) return answer
  }
}
