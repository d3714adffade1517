import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RunningServer, startServer } from '@edconsole/console-server'
import { newDatabaseAddress } from '@edconsole/console-server/internal/testing'
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest'
import { demonstration } from './demonstration.ts'
import type { ScaleOptions } from './seed/scale/seed-scale.ts'
import type { SeedKind } from './seed/seed-kind.ts'

let folder: string
let server: RunningServer | undefined
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'edconsole-demonstration-'))
})
afterEach(async () => {
  await server?.close()
  server = undefined
  await rm(folder, { recursive: true, force: true })
})

const start = async (
  seed: SeedKind,
  {
    env = {},
    scale,
    databaseUrl,
  }: { env?: Record<string, string>; scale?: ScaleOptions; databaseUrl?: string | undefined } = {},
): Promise<RunningServer> => {
  const prepare = demonstration(seed, scale)
  const place = databaseUrl ? { databaseUrl } : {}
  server = await startServer({ port: 0, host: '127.0.0.1', data: folder, env, prepare, ...place })
  return server
}
const newAddress = async (): Promise<string | undefined> => {
  const { databaseUrl, remove } = await newDatabaseAddress()
  onTestFinished(remove)
  return databaseUrl
}
const signIn = ({ port }: RunningServer, username: string, password: string) =>
  fetch(`http://127.0.0.1:${port}/api/login`, {
    method: 'POST',
    headers: { 'x-requested-with': 'XMLHttpRequest', 'content-type': 'application/json' },
    body: JSON.stringify({ provider: 'illuminate', username, password }),
  })

it('keeps what it has when it is started again, sessions too', async () => {
  const first = await start('small')
  const signedIn = await signIn(first, 'admin@example.org', 'Console-demo-2026')
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  await first.close()
  const second = await start('empty')
  const me = await fetch(`http://127.0.0.1:${second.port}/api/user-info`, { headers: { cookie } })
  expect((await me.json()).data.emailAddress).toBe('admin@example.org')
})

it('takes another clock only for a demonstration, and shows no accounts otherwise', async () => {
  const databaseUrl = await newAddress()
  const { accounts } = await start('empty', { databaseUrl, env: { CONSOLE_NOW: 'no moment' } })
  expect(accounts).toEqual([])
})

it('refuses a clock that is no moment, and gives the folder back', async () => {
  await expect(start('demo', { env: { CONSOLE_NOW: 'tomorrow' } })).rejects.toThrow(
    'CONSOLE_NOW must be a moment such as 2026-09-14T12:14:00Z, not tomorrow.',
  )
  expect((await start('empty')).accounts).toEqual([])
})

it('fills a database for trials of size, and says who can sign in', async () => {
  const lines: string[] = []
  const size = { districts: 3, rows: 480, students: 120, logRows: 150 }
  const { accounts, port } = await start('scale', {
    databaseUrl: await newAddress(),
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
