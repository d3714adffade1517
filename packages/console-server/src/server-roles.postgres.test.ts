import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { postgresDb } from './db/engine.ts'
import { jobCaller, listenForJobs } from './db/postgres/job-calls.ts'
import { FILES } from './pipeline/testing/files.ts'
import { insertFileTemplates } from './pipeline/testing/insert-file-templates.ts'
import { startServer } from './start-server.ts'
import { terminatorOf } from './testing/terminate-backends.ts'
import { newDatabaseAddress } from './testing/test-database.ts'

const LEA = '4107320'
const ADMIN = { CONSOLE_ADMIN_EMAIL: 'first@example.org', CONSOLE_ADMIN_PASSWORD: 'a long enough one' }

const newDatabase = async () => {
  const { databaseUrl = '', pooledUrl = databaseUrl, remove } = await newDatabaseAddress()
  const db = postgresDb(databaseUrl, () => {})
  onTestFinished(async () => {
    await db.destroy()
    await remove()
  })
  return { databaseUrl, pooledUrl, db }
}

const newFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'edconsole-roles-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

it('a web server queues an import that it never runs; a worker runs it, and answers nothing but the probes', async () => {
  const { databaseUrl, pooledUrl, db } = await newDatabase()
  const data = await newFolder()
  const server = async (own: Record<string, string>) => {
    const env = Object.assign({ CONSOLE_DATABASE_DIRECT_URL: databaseUrl }, own)
    const running = await startServer({ port: 0, host: '127.0.0.1', data, databaseUrl: pooledUrl, env })
    onTestFinished(() => running.close())
    return (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${running.port}${path}`, init)
  }
  const web = await server({ CONSOLE_ROLE: 'web', ...ADMIN })
  const of = { lea: LEA, schoolYear: 2026, source: 'sftp' as const, updatedAt: new Date() }
  await db
    .insertInto('districts')
    .values({ id: 412, lea: LEA, districtName: 'Cedar Falls', state: 'OR', sisYear: 2026 })
    .execute()
  await insertFileTemplates(db, of)
  await mkdir(join(data, 'inbox', LEA), { recursive: true })
  for (const [name, text] of Object.entries(FILES)) await writeFile(join(data, 'inbox', LEA, name), text)
  const headers = { 'x-requested-with': 'XMLHttpRequest', 'content-type': 'application/json' }
  const signedIn = await web('/api/login', {
    method: 'POST',
    headers,
    body: JSON.stringify({
      provider: 'illuminate',
      username: ADMIN.CONSOLE_ADMIN_EMAIL,
      password: ADMIN.CONSOLE_ADMIN_PASSWORD,
    }),
  })
  const cookie = signedIn.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  const sync = () =>
    web(`/api/district/sis-imports/sync?lea=${LEA}`, {
      method: 'POST',
      headers: Object.assign({ cookie }, headers),
      body: JSON.stringify({ components: ['sites'] }),
    })
  const jobs = () => db.selectFrom('jobs').select(['status', 'attempts']).orderBy('id').execute()

  expect((await sync()).status).toBe(200)
  await setTimeout(300)
  expect(await jobs()).toEqual([{ status: 'queued', attempts: 0 }])
  const worker = await server({
    CONSOLE_ROLE: 'worker',
    CONSOLE_PUBLIC_URL: 'https://console.example.org',
  })
  await expect.poll(jobs, { timeout: 20_000 }).toEqual([{ status: 'done', attempts: 1 }])
  expect(
    await Promise.all(
      ['/health', '/ready', '/api/user-info', '/'].map(async (path) => (await worker(path)).status),
    ),
  ).toEqual([200, 200, 404, 404])
})

it('who listens hears each call, and again after the connection was lost', async () => {
  const { databaseUrl, db } = await newDatabase()
  const backends = await terminatorOf(db)
  onTestFinished(() => backends.close())
  const caller = jobCaller(db, () => {})
  let heard = 0
  const onCall = () => {
    heard += 1
  }
  const listener = listenForJobs(databaseUrl, { onCall, onError: () => {}, reconnectMs: 20 })
  onTestFinished(() => listener.close())
  await expect.poll(() => heard).toBe(1)
  caller.nudge()
  await expect.poll(() => heard).toBe(2)
  await backends.terminate()
  await expect.poll(() => heard).toBe(3)
  caller.nudge()
  await expect.poll(() => heard).toBe(4)
  await caller.stop()
})
