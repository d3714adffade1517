import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { FILES } from '../pipeline/testing/files.ts'
import { insertFileTemplates } from '../pipeline/testing/insert-file-templates.ts'
import { createTestServer, type TestServer } from '../testing/index.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer({ now: '2026-03-06T20:00:00Z' })
})
afterAll(() => server.close())

it('[S3] a schedule brings new files in by itself, at the same time on the clock before and after it changes', async () => {
  const { lea, email } = await server.newDistrict()
  const { db, jobs, advance, now } = server
  await mkdir(join(server.inboxDir, lea))
  for (const [name, text] of Object.entries(FILES)) await writeFile(join(server.inboxDir, lea, name), text)
  const { sisYear } = await db
    .selectFrom('districts')
    .select('sisYear')
    .where('lea', '=', lea)
    .executeTakeFirstOrThrow()
  await insertFileTemplates(db, {
    lea,
    schoolYear: sisYear,
    source: 'sftp',
    updatedAt: now(),
    schedule: { scheduleEnabled: true, scheduleTime: '02:30', scheduleDays: ['sat', 'sun', 'mon'] },
  })
  // Sessions end while time passes.
  const ask = async (path: string) => {
    const answer = await (await server.browser(email))(`/api/district/${path}`)
    return (await answer.json()).data
  }
  const nextRunAt = async () =>
    new Set((await ask(`sis-imports?lea=${lea}`)).map((one: { nextRunAt: string | null }) => one.nextRunAt))
  const runs = () => ask(`import-log-headers?lea=${lea}&sort[startedAt]=asc`)
  const stored = async () =>
    (await db.selectFrom('sisRows').select('id').where('lea', '=', lea).execute()).length
  const until = async (instant: string) => {
    advance(Date.parse(instant) - now().getTime())
    await jobs.idle()
  }

  await until('2026-03-07T10:29:00Z')
  expect(await nextRunAt()).toEqual(new Set(['2026-03-07T10:30:00.000Z']))
  expect(await runs()).toEqual([])
  await until('2026-03-07T10:30:10Z')
  expect(await runs()).toMatchObject([{ triggerType: 'scheduled', triggeredBy: null, status: 'completed' }])
  expect(await stored()).toBe(13)
  // In the night to Sunday there is no half past two.
  expect(await nextRunAt()).toEqual(new Set(['2026-03-08T10:30:00.000Z']))
  await until('2026-03-08T10:30:10Z')
  expect(await nextRunAt()).toEqual(new Set(['2026-03-09T09:30:00.000Z']))
  await until('2026-03-09T09:30:10Z')
  expect(await runs()).toMatchObject([{}, { recordsInserted: 0 }, { recordsInserted: 0 }])
  expect(await nextRunAt()).toEqual(new Set(['2026-03-14T09:30:00.000Z']))

  const blackoutRanges = JSON.stringify([{ from: '2026-03-14', to: '2026-03-15' }])
  const saved = { lea, blackoutRanges, updatedAt: now(), updatedBy: 'Robin Moss' }
  await db.insertInto('importSettings').values(saved).execute()
  expect(await nextRunAt()).toEqual(new Set(['2026-03-16T09:30:00.000Z']))
  await until('2026-03-14T09:30:10Z')
  expect(await runs()).toHaveLength(3)
  await db.updateTable('importSettings').set({ isPaused: true }).where('lea', '=', lea).execute()
  expect(await nextRunAt()).toEqual(new Set([null]))
  await until('2026-03-16T09:30:10Z')
  expect(await runs()).toHaveLength(3)
})
