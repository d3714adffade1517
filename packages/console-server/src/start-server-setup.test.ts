import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demonstration } from '@edconsole/console-demo'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type RunningServer, type StartServerOptions, startServer } from './start-server.ts'
import { newDatabaseAddress } from './testing/test-database.ts'

let folder: string
let database: Awaited<ReturnType<typeof newDatabaseAddress>>
let server: RunningServer | undefined
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'edconsole-setup-'))
  database = await newDatabaseAddress()
})
afterEach(async () => {
  await server?.close()
  server = undefined
  await database.remove()
  await rm(folder, { recursive: true, force: true })
})

/** A started server, and calls to it by an employee with every role. */
const start = async (env: StartServerOptions['env'], onError?: StartServerOptions['onError']) => {
  const { remove: _, ...place } = database
  const options = onError ? { ...place, onError } : place
  server = await startServer({
    port: 0,
    host: '127.0.0.1',
    data: folder,
    prepare: demonstration('small'),
    env,
    ...options,
  })
  const { port } = server
  const send = (path: string, body: object, cookie = '') =>
    fetch(`http://127.0.0.1:${port}/api${path}`, {
      method: 'POST',
      headers: { 'x-requested-with': 'XMLHttpRequest', 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
  const who = { provider: 'illuminate', username: 'employee@example.org', password: 'Console-demo-2026' }
  const signedIn = await send('/login', who)
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  return { close: server.close, post: (path: string, body: object) => send(path, body, cookie) }
}
const ASK = '/district/412/request-from-customer?lea=4107320'

it('R10 without a mail server the email to the customer lies in the data folder', async () => {
  const { post } = await start({ CONSOLE_PUBLIC_URL: 'https://console.example.org' })
  expect((await post(ASK, {})).status).toBe(200)
  const outbox = join(folder, 'outbox', 'mail')
  const [name = '', ...others] = await readdir(outbox)
  expect(others).toEqual([])
  const email = await readFile(join(outbox, name), 'utf8')
  expect(email).toMatch(/^To: admin@example\.org\r$/m)
  // Its lines are kept short on the way; programs that show mail join them again.
  expect(email.replaceAll('=\r\n', '')).toContain('https://console.example.org/client-communication')
})

it('a mail server that takes nothing is reported to whoever runs the server', async () => {
  const told: string[] = []
  const { post } = await start({ CONSOLE_SMTP_URL: 'smtp://127.0.0.1:9' }, (message) => told.push(message))
  expect((await post(ASK, {})).status).toBe(503)
  expect(told).toEqual(["Couldn't send an email"])
})

it('refuses to start with a setting that is no mail server, and makes nothing', async () => {
  await expect(start({ CONSOLE_SMTP_URL: 'mail.example.org' })).rejects.toThrow(/^CONSOLE_SMTP_URL must be/)
  expect(await readdir(folder)).toEqual([])
})

it('R35 secrets serve again after a restart: they are sealed once, with a key that stays', async () => {
  const body = { baseAPI: 'https://sis.larkspur-valley.example.org/aeries' }
  for (const _ of ['first', 'second']) {
    const { post, close } = await start({})
    const answer = await (await post('/aeries/schools?lea=4107320', body)).json()
    expect(answer).toMatchObject({ errors: [{ code: expect.stringMatching(/^C01[01]$/) }] })
    await close()
    server = undefined
  }
})
