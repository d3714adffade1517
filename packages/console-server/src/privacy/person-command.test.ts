import { randomBytes } from 'node:crypto'
import { type FileHandle, open, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { verifyAudit } from '../audit/verify-audit.ts'
import { mailFromEnv } from '../mail/mail-from-env.ts'
import { createImportBench, LEA } from '../pipeline/testing/import-bench.ts'
import { secretsWith } from '../secrets/secrets.ts'
import { erasePerson } from './erase-person.ts'
import type { Person } from './person.ts'
import { runPerson } from './person-command.ts'
import { leaveTraces } from './testing/leave-traces.ts'

const secrets = secretsWith(randomBytes(32))
const now = () => new Date('2026-09-14T12:14:00Z')

const THEO: Person = { kind: 'student', lea: LEA, id: '30018842' }

let bench: Awaited<ReturnType<typeof createImportBench>>
beforeAll(async () => {
  bench = await createImportBench()
  await leaveTraces(bench, { now, secrets })
}, 120_000)
afterAll(() => bench.close())

/** Has `person` run, and tells what it printed. */
const run = async (args: readonly string[], values: Readonly<Record<string, string>>) => {
  const printed: string[] = []
  const log = vi.spyOn(console, 'log').mockImplementation((line) => printed.push(String(line)))
  const { db, store } = bench
  try {
    await runPerson({ db, store, secrets, args, values: Object.assign({ district: LEA }, values) })
  } finally {
    log.mockRestore()
  }
  return printed
}

it('an export is recorded without naming anybody, and only if there was something to export', async () => {
  const to = join(bench.inboxDir, 'ada.json')
  expect((await run(['export'], { student: '30018843', to })).at(-1)).toBe(
    `${to} has all of it, and the names of 2 files.`,
  )
  const entry = () =>
    bench.db.selectFrom('auditEntries').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()
  const recorded = await entry()
  expect(recorded).toMatchObject({
    actorId: null,
    operation: 'person-export',
    subjectKind: 'personalData',
    subjectName: 'Larkspur Valley Unified',
    lea: LEA,
    changes: [{ field: 'exportedPerson', to: 'A student' }],
  })
  const none = join(bench.inboxDir, 'none.json')
  expect(await run(['export'], { staff: '30018843', to: none })).toEqual([
    `No records are stored, but 2 files contain 30018843. ${none} has the names of these files.`,
  ])
  expect(JSON.parse(await readFile(none, 'utf8'))).toMatchObject({ places: [] })
  // One that can't be recorded isn't left behind.
  await sql`alter table audit_entries add constraint refused check (operation <> 'person-export') not valid`.execute(
    bench.db,
  )
  const refused = join(bench.inboxDir, 'refused.json')
  await expect(run(['export'], { student: '30018843', to: refused })).rejects.toThrow('refused')
  await sql`alter table audit_entries drop constraint refused`.execute(bench.db)
  expect(await readdir(bench.inboxDir)).not.toContain('refused.json')
  expect((await entry()).id).toBe(recorded.id)
  expect(await verifyAudit(bench.db, secrets, () => {})).toBe(true)
})

it.each([
  ['ada.json', /ada\.json exists already\. Choose another name\.$/],
  ['nowhere/ada.json', /^There is no folder \S+nowhere\. Make it, or choose another one\.$/],
])('an export to %s says why it is not written', async (name, sentence) => {
  const to = join(bench.inboxDir, name)
  await expect(run(['export'], { student: '30018843', to })).rejects.toThrow(sentence)
})

it('an export that fills the disk leaves no file, so that its name can be used again', async () => {
  const to = join(bench.inboxDir, 'full.json')
  const handle = await open(join(bench.inboxDir, 'any.json'), 'w')
  await handle.close()
  const write = vi
    .spyOn(Object.getPrototypeOf(handle) as FileHandle, 'writeFile')
    .mockRejectedValueOnce(Object.assign(new Error('write'), { code: 'ENOSPC' }))
  try {
    await expect(run(['export'], { student: '30018843', to })).rejects.toThrow(
      `${to} can't be written: the disk is full.`,
    )
  } finally {
    write.mockRestore()
  }
  expect((await run(['export'], { student: '30018843', to })).at(-1)).toContain(`${to} has all of it`)
})

it('says that emails are left, and that they have to be found before the records are erased', async () => {
  const mail = mailFromEnv({}, bench.store, now)
  await mail.send({ to: 'office@example.org', subject: 'Ada Brook', text: 'Call back.' })
  const printed = await run(['erase'], { student: '30018844' })
  expect(printed.filter((line) => line.includes('.eml'))).toEqual([
    expect.stringMatching(/ names the person$/),
  ])
  expect(printed.at(-1)).toBe(
    "1 email names the person, and this command leaves it. Delete it yourself: once the person's records are erased, this " +
      "command can't find it.",
  )
})

it('says what is left once only files of imports are, and who removes them', async () => {
  await erasePerson(bench.db, THEO, { store: bench.store, secrets, now })
  expect(await run(['erase'], { student: THEO.id })).toEqual([
    expect.stringMatching(/ENR\.csv names the person$/),
    expect.stringMatching(/STU\.csv names the person$/),
    'There is nothing left for this command to erase.',
    '2 files of imports still name the person, and this command leaves them. Have the SIS send new files without the ' +
      'person, then delete these yourself.',
  ])
})
