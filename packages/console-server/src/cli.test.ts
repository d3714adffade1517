import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { VERSION } from '@edconsole/console-core/contract'
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest'
import { OPERATOR_COMMANDS } from './operator-command.ts'
import { type CliRun, runCli } from './testing/run-cli.ts'
import { newDatabaseAddress } from './testing/test-database.ts'

const CLI = fileURLToPath(new URL('cli.ts', import.meta.url))
const BIN = fileURLToPath(new URL('bin.ts', import.meta.url))
const PASSWORD = 'Hush-q7Zx-2026-fern'
const KEY = randomBytes(32).toString('base64')

let folder: string
let started: CliRun | undefined
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'edconsole-cli-'))
})
afterEach(async () => {
  if (started?.child.exitCode === null) await started.stop()
  await rm(folder, { recursive: true, force: true })
})

const run = async (env: Record<string, string>) => {
  const secrets = { CONSOLE_ADMIN_PASSWORD: PASSWORD, CONSOLE_SECRET_KEY: KEY }
  started = runCli(folder, { env: { CONSOLE_ADMIN_EMAIL: 'first@example.org', ...secrets, ...env } })
  return { ...started, url: await started.url }
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
  const { url, printed, stop } = await run({ CONSOLE_LOG_LEVEL: 'info' })
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
    expect(Object.keys(line)).toEqual([
      ...['level', 'time', 'requestId', 'method', 'operation', 'route', 'status', 'ms', 'userId', 'message'],
    ])
  for (const hush of [PASSWORD, KEY, token]) expect(printed()).not.toContain(hush)
})

it('prints none otherwise', async () => {
  // Its own engine is the other's, which is asked for lines.
  const { databaseUrl, remove } = await newDatabaseAddress()
  onTestFinished(remove)
  const { url, printed, stop } = await run(databaseUrl ? { DATABASE_URL: databaseUrl } : {})
  const token = await visit(url)
  await stop()
  expect(printed()).not.toContain('"requestId"')
  for (const hush of [PASSWORD, KEY, token]) expect(printed()).not.toContain(hush)
})

/** The ways to start that are refused, and what is printed then. */
const REFUSALS: readonly { args?: string[]; env?: Record<string, string>; sentence: string }[] = [
  {
    env: { DATABASE_URL: 'mysql://console:secret@db.example.org/console' },
    sentence: 'DATABASE_URL must be an address such as postgres://user@db.example.org:5432/console.',
  },
  {
    // No one can write there, not even root.
    env: { CONSOLE_DATA: '/proc' },
    sentence:
      "The data folder /proc can't be used: nothing can be created there. Choose another one with --data or CONSOLE_DATA.",
  },
  { args: ['--data='], sentence: '--data must name a folder.' },
  {
    env: { CONSOLE_TIME_ZONE: 'Central' },
    sentence: 'CONSOLE_TIME_ZONE must be a time zone such as America/Chicago, not Central.',
  },
  { env: { PORT: 'abc' }, sentence: 'PORT must be a number from 0 to 65535, not abc.' },
]

it('ends with one sentence and exit code 1 where it can not start', async () => {
  const ends = await Promise.all(
    REFUSALS.map(({ args = [], env = {} }) => endOf([CLI, ...args], { CONSOLE_DATA: folder, ...env })),
  )
  expect(ends).toEqual(REFUSALS.map(({ sentence }) => ({ code: 1, printed: `${sentence}\n` })))
})

it.each([
  ['18.20.8', 1, /^The server needs Node \d+\.\d+ or newer; this is 18\.20\.8\.\n$/],
  ['22.16.9', 1, /^The server needs Node 22\.17 or newer; this is 22\.16\.9\.\n$/],
  ['22.17.0', 0, /^console-server \[--port/],
])('on Node %s it ends with %i', async (version, code, printed) => {
  // The platform that is pretended is all that the program asks about itself.
  const pretend = `data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'${version}'}})`
  expect(await endOf(['--import', pretend, BIN, '--help'], {})).toEqual({
    code,
    printed: expect.stringMatching(printed),
  })
})

it('names the oldest Node of both in the README', async () => {
  const read = (path: string) => readFile(new URL(path, import.meta.url), 'utf8')
  const nodeOf = async (path: string) => JSON.parse(await read(path)).engines.node.replace('>=', 'Node ')
  const readme = await read('../../../README.md')
  for (const path of ['../../../package.json', '../package.json'])
    expect(readme).toContain(`${await nodeOf(path)} or newer`)
})

it('help lists each command with what it does, and settings; a command that does not exist is named', async () => {
  const [help, one, version, unknown, late] = await Promise.all(
    [['help'], ['help', 'backup'], ['--version'], ['bakup', 'x'], ['--data', 'x', 'backup']].map((args) =>
      endOf([CLI, ...args], {}),
    ),
  )
  expect(help?.code).toBe(0)
  for (const [command, does] of OPERATOR_COMMANDS)
    expect(help?.printed).toMatch(new RegExp(`^  ${command} +${does}$`, 'm'))
  expect(help?.printed).toMatch(/^ {2}CONSOLE_ORIGINS +other origins/m)
  expect(one).toEqual({
    code: 0,
    printed: expect.stringMatching(/^Saves .*\.\n\nconsole-server backup FOLDER/),
  })
  expect(version).toEqual({ code: 0, printed: `${VERSION}\n` })
  const names = OPERATOR_COMMANDS.map(([command]) => command).join(', ')
  expect(unknown).toEqual({ code: 1, printed: `There is no command "bakup". Commands: ${names}.\n` })
  expect(late).toEqual({ code: 1, printed: 'Name the command first: console-server backup …\n' })
})

it('a command whose reader has gone ends with its own exit code, and says nothing', async () => {
  const child = spawn(process.execPath, ['--conditions=@edconsole/source', CLI, 'doctor'], {
    env: { ...process.env, CONSOLE_DATA: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.stdout.destroy()
  const printed = text(child.stderr)
  expect(await once(child, 'exit')).toEqual([1, null])
  expect(await printed).toBe('')
})

const endOf = async (args: readonly string[], env: Record<string, string>) => {
  const started = spawn(process.execPath, ['--conditions=@edconsole/source', ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const printed = Promise.all([text(started.stdout), text(started.stderr)])
  const [code] = await once(started, 'exit')
  return { code, printed: (await printed).join('') }
}
