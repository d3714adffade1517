import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type RunningServer, type StartServerOptions, startServer } from './start-server.ts'

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

it('gives an empty database its first person, once', async () => {
  const env = { CONSOLE_ADMIN_EMAIL: 'first@example.org', CONSOLE_ADMIN_PASSWORD: 'a long enough one' }
  const first = await start({ seed: 'empty', env })
  expect((await signIn(first, 'first@example.org', 'a long enough one')).status).toBe(200)
  await first.close()
  const second = await start({ seed: 'empty', env: { ...env, CONSOLE_ADMIN_PASSWORD: 'another' } })
  expect((await signIn(second, 'first@example.org', 'another')).status).toBe(401)
})
