import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type RunningServer, type StartServerOptions, startServer } from './start-server.ts'
import { takePort } from './take-port.ts'

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
const signIn = ({ port }: RunningServer, username: string, password: string) =>
  fetch(`http://127.0.0.1:${port}/api/login`, {
    method: 'POST',
    headers: { 'x-requested-with': 'XMLHttpRequest', 'content-type': 'application/json' },
    body: JSON.stringify({ provider: 'illuminate', username, password }),
  })

it('keeps what it has when it is started again, sessions too', async () => {
  const first = await start({ seed: 'small' })
  const signedIn = await signIn(first, 'admin@example.org', 'Console-demo-2026')
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  await first.close()
  const second = await start({ seed: 'empty' })
  expect(second.seed).toBe('small')
  const me = await fetch(`http://127.0.0.1:${second.port}/api/user-info`, { headers: { cookie } })
  expect((await me.json()).data.emailAddress).toBe('admin@example.org')
})

it('takes another clock only for a demonstration, and shows no accounts otherwise', async () => {
  const { accounts } = await start({ seed: 'empty', env: { CONSOLE_NOW: 'no moment' } })
  expect(accounts).toEqual([])
})

it('fills a database for trials of size, and says who can sign in', async () => {
  const lines: string[] = []
  const size = { districts: 3, students: 120, logRows: 150 }
  const { accounts, port } = await start({
    seed: 'scale',
    scale: { size, onProgress: (line) => lines.push(line) },
  })
  expect(lines.length).toBeGreaterThan(3)
  const [account] = accounts
  if (!account || !server) throw new Error('Nobody can sign in.')
  const signedIn = await signIn(server, account.username, account.password)
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const get = async (path: string) =>
    (await fetch(`http://127.0.0.1:${port}/api${path}`, { headers: { cookie } })).json()
  const districts: { lea: string }[] = (await get('/districts')).data
  expect(districts).toHaveLength(3)
  const totals = await Promise.all(
    districts.map(async ({ lea }) => (await get(`/district/students?lea=${lea}`)).extensions.totalCount),
  )
  expect(totals.reduce((sum, total) => sum + total, 0)).toBe(120)
})

it('gives an empty database its first person, once', async () => {
  const env = { CONSOLE_ADMIN_EMAIL: 'first@example.org', CONSOLE_ADMIN_PASSWORD: 'a long enough one' }
  const first = await start({ seed: 'empty', env })
  expect((await signIn(first, 'first@example.org', 'a long enough one')).status).toBe(200)
  await first.close()
  const second = await start({ seed: 'empty', env: { ...env, CONSOLE_ADMIN_PASSWORD: 'another' } })
  expect((await signIn(second, 'first@example.org', 'another')).status).toBe(401)
})

it('R33 refuses a first password that is weaker than those of provider staff must be', async () => {
  const env = { CONSOLE_ADMIN_EMAIL: 'first@example.org', CONSOLE_ADMIN_PASSWORD: 'short' }
  await expect(start({ seed: 'empty', env })).rejects.toThrow(
    'CONSOLE_ADMIN_PASSWORD is refused: it must have at least 15 characters.',
  )
  expect((await start({ seed: 'empty' })).seed).toBe('empty')
})

it('says that the port is taken before it fills a new database, and gives the folder back', async () => {
  const other = await takePort(0, '127.0.0.1')
  const { port } = other
  await expect(start({ seed: 'demo', port })).rejects.toThrow(
    `The port ${port} is in use by another program. Stop it, or choose another port.`,
  )
  await other.close(0)
  expect((await start({ seed: 'empty', port })).seed).toBe('empty')
})

it('names who holds the folder also when the port is the same', async () => {
  const { port } = await start({ seed: 'empty' })
  await expect(startServer({ port, host: '127.0.0.1', data: folder, env: {} })).rejects.toThrow(
    `in use by the process ${process.pid}`,
  )
})

it('asks whoever comes too early to wait', async () => {
  const port = await freePort()
  const starting = start({ seed: 'small', port })
  const early = await firstAnswer(port)
  expect(early.status).toBe(503)
  expect(await early.json()).toEqual({ error: { code: 503, message: 'The server is starting.' } })
  await starting
  expect((await fetch(`http://127.0.0.1:${port}/api/user-info`)).status).toBe(401)
})

it.each([
  [{ CONSOLE_NOW: 'tomorrow' }, 'CONSOLE_NOW must be a moment such as 2026-09-14T12:14:00Z, not tomorrow.'],
  [
    { CONSOLE_TRUSTED_PROXIES: '10.0.0.0/33' },
    'CONSOLE_TRUSTED_PROXIES must list IP addresses and networks such as 10.0.0.5 or 10.0.0.0/24, not 10.0.0.0/33.',
  ],
  [{ CONSOLE_EMPLOYEE_ACCESS: 'yes' }, 'CONSOLE_EMPLOYEE_ACCESS must be either or strict, not yes.'],
])('refuses the setting %j at once and gives the folder back', async (env, sentence) => {
  await expect(start({ seed: 'demo', env })).rejects.toThrow(sentence)
  expect((await start({ seed: 'empty' })).seed).toBe('empty')
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
