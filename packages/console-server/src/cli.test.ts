import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'

const CLI = fileURLToPath(new URL('cli.ts', import.meta.url))
const PASSWORD = 'Hush-q7Zx-2026-fern'
const KEY = randomBytes(32).toString('base64')

let folder: string
let child: ChildProcess | undefined
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'edconsole-cli-'))
})
afterEach(async () => {
  if (child?.exitCode === null) {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  await rm(folder, { recursive: true, force: true })
})

/** The real program; whatever it prints on either stream is gathered. */
const run = async (
  env: Record<string, string>,
): Promise<{ url: string; printed: () => string; stop: () => Promise<void> }> => {
  const started = spawn(
    process.execPath,
    [
      '--conditions=@edconsole/source',
      CLI,
      '--port',
      '0',
      '--host',
      '127.0.0.1',
      '--data',
      folder,
      '--seed',
      'empty',
    ],
    {
      env: {
        ...process.env,
        ...{
          CONSOLE_ADMIN_EMAIL: 'first@example.org',
          CONSOLE_ADMIN_PASSWORD: PASSWORD,
          CONSOLE_SECRET_KEY: KEY,
        },
        ...env,
      },
    },
  )
  child = started
  let text = ''
  const url = await new Promise<string>((done, failed) => {
    const hear = (chunk: Buffer) => {
      text += chunk.toString()
      const [, found] = /Console: (\S+)/.exec(text) ?? []
      if (found) done(found)
    }
    started.stdout.on('data', hear)
    started.stderr.on('data', hear)
    started.once('exit', () => failed(new Error(text)))
  })
  const stop = async () => {
    started.kill('SIGTERM')
    await once(started, 'exit')
  }
  return { url: url.replace('localhost', '127.0.0.1'), printed: () => text, stop }
}

const visit = async (url: string) => {
  const signIn = (password: string) =>
    fetch(`${url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
      body: JSON.stringify({ provider: 'illuminate', username: 'first@example.org', password }),
    })
  expect((await signIn(`${PASSWORD}-wrong`)).status).toBe(401)
  const cookie = (await signIn(PASSWORD)).headers.getSetCookie()[0]?.split(';')[0] ?? ''
  expect((await fetch(`${url}/api/districts`, { headers: { cookie } })).status).toBe(200)
  expect((await fetch(`${url}/api/user-info?token=${PASSWORD}`, { headers: { cookie } })).status).toBe(400)
  return cookie.split('=')[1] ?? ''
}

it('prints a line of JSON for each request where that is asked for, and no secret', async () => {
  const { url, printed, stop } = await run({ CONSOLE_LOG_REQUESTS: '1' })
  const token = await visit(url)
  await stop()
  const lines = printed()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line))
  expect(lines.map(({ method, operation, status, userId }) => [method, operation, status, userId])).toEqual([
    ['POST', 'session.signIn', 401, null],
    ['POST', 'session.signIn', 200, 1],
    ['GET', 'districts.all', 200, 1],
    ['GET', 'session.userInfo', 400, 1],
  ])
  for (const line of lines)
    expect(Object.keys(line)).toEqual(['at', 'requestId', 'method', 'operation', 'status', 'ms', 'userId'])
  for (const hush of [PASSWORD, KEY, token]) expect(printed()).not.toContain(hush)
})

it('prints none otherwise', async () => {
  const { url, printed, stop } = await run({})
  const token = await visit(url)
  await stop()
  expect(printed()).not.toContain('"requestId"')
  for (const hush of [PASSWORD, KEY, token]) expect(printed()).not.toContain(hush)
})
