import { chmod, mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { InboxSettings } from '@edconsole/console-core/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { FILES } from '../pipeline/testing/files.ts'
import { createImportBench, LEA } from '../pipeline/testing/import-bench.ts'
import { localStore } from '../storage/local-store.ts'
import { type Arrival, addFiles } from './add-files.ts'
import { dropParts, expireArchive } from './archive-files.ts'
import { type DistrictInbox, isChanging, isFileName, isReceiving, makeInbox } from './district-inbox.ts'
import { IMPORT_DEFAULTS } from './import-settings.ts'
import { QUIET_MS, startCompleteSets, startImportOf } from './start-import.ts'

type Bench = Awaited<ReturnType<typeof createImportBench>>
let bench: Bench
let inbox: DistrictInbox
const pathOf = (key: string) => join(bench.inboxDir, '..', key)

const NOW = new Date('2026-09-14T12:14:00Z')
const later = (ms: number) => new Date(NOW.getTime() + ms)
const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

beforeAll(async () => {
  bench = await createImportBench()
  inbox = await makeInbox(bench.store, LEA)
})
afterAll(() => bench.close())
beforeEach(async () => {
  await bench.db.deleteFrom('inboxFiles').execute()
  await bench.db.deleteFrom('importSettings').execute()
  await bench.db.deleteFrom('importBatches').execute()
})

/** As a client does: written beside the inbox, then handed over. */
const deliver = async (names: readonly string[], arrival: Partial<Arrival> = {}, text?: string) => {
  for (const name of names) {
    const key = `${inbox.incoming}/one-${name}`
    const content = text ?? FILES[name as keyof typeof FILES] ?? 'a,b\n1,2\n'
    await bench.store.put(key, Readable.from([content]))
    await addFiles(
      bench,
      inbox,
      [{ name, key }],
      Object.assign({ via: 'sftp', addedBy: 'Nightly job', startsImport: true, now: NOW }, arrival),
    )
  }
}
const NAMES = Object.keys(FILES)
const look = async (now: Date) => {
  const failures: unknown[] = []
  await startCompleteSets(bench.db, {
    store: bench.store,
    now,
    onError: (error) => failures.push(error),
  })
  expect(failures).toEqual([])
  return bench.db.selectFrom('importBatches').select(['batchId', 'triggerType', 'status']).execute()
}
const save = (settings: Partial<InboxSettings>) => {
  const { blackoutRanges, ...kept } = Object.assign({}, IMPORT_DEFAULTS, settings)
  return bench.db
    .insertInto('importSettings')
    .values(
      Object.assign(kept, {
        lea: LEA,
        blackoutRanges: JSON.stringify(blackoutRanges),
        updatedAt: NOW,
        updatedBy: 'Ana Silva',
      }),
    )
    .execute()
}

describe('a set of files', () => {
  it('starts one import when it is complete and nothing more has come for a while', async () => {
    await deliver(NAMES.slice(1))
    expect(await look(later(QUIET_MS))).toEqual([])
    await deliver(NAMES.slice(0, 1))
    expect(await look(later(QUIET_MS - 1))).toEqual([])
    expect(await look(later(QUIET_MS))).toMatchObject([{ triggerType: 'arrival' }])
    await look(later(QUIET_MS))
    await bench.jobs.idle()
    expect(await look(later(DAY_MS))).toMatchObject([{ triggerType: 'arrival', status: 'completed' }])
  })

  it('waits for a file that is still being written', async () => {
    await deliver(NAMES)
    const key = `${inbox.incoming}/half`
    await bench.store.put(key, Readable.from(['SCHOOL_CD']))
    expect([await isReceiving(bench.store, inbox), await look(later(QUIET_MS))]).toEqual([true, []])
    await addFiles(bench, inbox, [{ name: 'notes.txt', key }], {
      via: 'sftp',
      addedBy: 'Nightly job',
      startsImport: false,
      now: NOW,
    })
    expect([await isReceiving(bench.store, inbox), await look(later(QUIET_MS))]).toMatchObject([false, [{}]])
    await bench.jobs.idle()
  })

  it.each([
    ['while imports are paused', { isPaused: true }],
    ['until the last day of a pause is over', { isPaused: true, pausedUntil: '2026-09-14' }],
    ['on a blackout date', { blackoutRanges: [{ from: '2026-09-10', to: '2026-09-14' }] }],
    ['when the district wants its schedule only', { startsWhenComplete: false }],
  ])('waits %s', async (_, settings) => {
    await deliver(NAMES)
    await save(settings)
    expect(await look(later(QUIET_MS))).toEqual([])
    const next = await look(later(DAY_MS))
    expect(next.length).toBe('blackoutRanges' in settings || 'pausedUntil' in settings ? 1 : 0)
    await bench.jobs.idle()
  })

  it('that is kept for tonight starts nothing, and can be started', async () => {
    await deliver(['STU.csv'], { via: 'upload', startsImport: false })
    expect(await look(later(DAY_MS))).toEqual([])
    const set = {
      lea: LEA,
      names: ['STU.csv'],
      triggerType: 'manual',
      triggeredBy: 'Ana Silva',
      now: NOW,
    } as const
    const started = await startImportOf(bench.db, set)
    expect(started).toMatchObject({ kind: 'started' })
    expect(await startImportOf(bench.db, set)).toMatchObject({ kind: 'running' })
    await bench.jobs.idle()
    const results = await bench.db.selectFrom('importResults').select('componentName').execute()
    expect(results).toEqual([{ componentName: 'students' }])
    expect(await startImportOf(bench.db, { ...set, names: ['notes.txt'] })).toEqual({
      kind: 'refused',
      reason: 'noTemplate',
    })
  })
})

describe('the archive', () => {
  it('takes what an import reads, keeps it as long as the district says, and is read again without a newer file', async () => {
    await deliver([...NAMES, 'notes.txt'])
    await bench.sync()
    expect(await readdir(pathOf(inbox.folder))).toEqual(['.archive', '.incoming', 'notes.txt'])
    const again = await bench.sync()
    expect(again.header).toMatchObject({ status: 'completed', recordsUnchanged: 13 })
    const [{ batchId } = { batchId: 0 }] = await bench.db
      .selectFrom('inboxFiles')
      .select('batchId')
      .where('name', '=', 'STU.csv')
      .execute()
    const path = pathOf(`${inbox.archive}/${batchId}/STU.csv`)
    expect(await readFile(path, 'utf8')).toBe(FILES['STU.csv'])
    await save({ archiveDays: 3 })
    await expireArchive(bench.db, bench.store, later(3 * DAY_MS - MINUTE_MS))
    expect((await stat(path)).isFile()).toBe(true)
    await expireArchive(bench.db, bench.store, later(3 * DAY_MS + MINUTE_MS))
    expect(await readdir(pathOf(inbox.archive))).not.toContain(String(batchId))
    const left = await bench.db.selectFrom('inboxFiles').select('name').execute()
    expect(left).toEqual([{ name: 'notes.txt' }])
  })

  it('prefers what arrived last, and what others dropped stays in the folder', async () => {
    await deliver(NAMES)
    await bench.sync()
    await deliver(['SCH.csv'], {}, FILES['SCH.csv'].replace('Juniper High', 'Juniper Upper'))
    await bench.sync({ components: ['sites'] })
    expect(await bench.stored('sites')).toMatchObject([{}, { data: { siteName: 'Juniper Upper' } }])
    await bench.write('SCH.csv', FILES['SCH.csv'].replace('Juniper High', 'Juniper Senior'))
    await bench.sync({ components: ['sites'] })
    expect(await bench.stored('sites')).toMatchObject([{}, { data: { siteName: 'Juniper Senior' } }])
    expect(await readdir(pathOf(inbox.folder))).toContain('SCH.csv')
    await bench.remove('SCH.csv')
  })
})

it('parts of files that nobody goes on with are deleted after two days', async () => {
  const [old, fresh] = [pathOf(`${inbox.incoming}/old`), pathOf(`${inbox.incoming}/fresh`)]
  await writeFile(old, 'half')
  await writeFile(fresh, 'half')
  const then = new Date(Date.now() - 3 * DAY_MS)
  await utimes(old, then, then)
  await dropParts(bench.db, bench.store)
  expect(await readdir(pathOf(inbox.incoming))).toEqual(['fresh'])
  await rm(fresh)
})

describe('old files', () => {
  const age = (days: number) =>
    bench.db
      .updateTable('importTemplateFiles')
      .set({ since: later(-days * DAY_MS) })
      .execute()
  const sync = async () => {
    const { header, details } = await bench.sync()
    return { status: header.status, oldFiles: header.oldFiles, codes: details.map((line) => line.errorCode) }
  }

  it('leave a completed batch completed, and are told of each, until new ones come', async () => {
    await deliver(NAMES)
    expect(await sync()).toEqual({ status: 'completed', oldFiles: 0, codes: [] })
    await age(6)
    expect(await sync()).toMatchObject({ oldFiles: 0 })
    await age(7)
    const old = { status: 'completed', oldFiles: 4, codes: ['E009', 'E009', 'E009', 'E009'] }
    expect(await sync()).toEqual(old)
    await save({ oldAfterDays: null })
    expect(await sync()).toMatchObject({ oldFiles: 0 })
    await bench.db.deleteFrom('importSettings').execute()
    await deliver(['STU.csv'])
    expect(await sync()).toMatchObject({ oldFiles: 3 })
  })
})

it('a waiting file is replaced by the next one of its name', async () => {
  await deliver(['STU.csv'], {}, 'old')
  await deliver(['STU.csv'], { addedBy: 'Ana Silva' })
  const rows = await bench.db.selectFrom('inboxFiles').select(['name', 'bytes', 'addedBy']).execute()
  expect(rows).toEqual([{ name: 'STU.csv', bytes: FILES['STU.csv'].length, addedBy: 'Ana Silva' }])
})

it.each([
  '',
  '.',
  '..',
  '.archive',
  'a/b.csv',
  '../4107321/STU.csv',
  'a\\b',
  'a\u0000b',
  'a\nb',
  'x'.repeat(201),
])('the name %j is refused', async (name) => {
  const key = `${inbox.incoming}/refused`
  await bench.store.put(key, Readable.from(['x']))
  expect(isFileName(name)).toBe(false)
  const arrival = { via: 'upload', addedBy: 'Ana', startsImport: false, now: NOW } as const
  await expect(addFiles(bench, inbox, [{ name, key }], arrival)).rejects.toThrow("can't be the name")
  await bench.store.remove(key)
})

it('a new inbox is open to the group of all inboxes, but for what is on its way', async () => {
  const root = join(bench.inboxDir, '..', 'shared')
  const store = localStore(root)
  await mkdir(join(root, 'inbox'), { recursive: true, mode: 0o700 })
  const closed = await makeInbox(store, '1')
  await chmod(join(root, 'inbox'), 0o2770)
  const open = await makeInbox(store, '2')
  for (const folder of [open.incoming, `${open.archive}/7`])
    await store.put(`${folder}/a`, Readable.from(['a']))
  const modes = await Promise.all(
    [closed.folder, open.folder, open.incoming, open.archive].map(
      async (key) => (await stat(join(root, key))).mode & 0o777,
    ),
  )
  expect(modes).toEqual([0o700, 0o770, 0o700, 0o700])
})

it('a dropped file that grows is noticed', async () => {
  const before = isChanging(bench.store, inbox)
  await new Promise((resolve) => setTimeout(resolve, 100))
  await bench.write('grows.csv', 'a')
  await before
  const growing = isChanging(bench.store, inbox)
  await new Promise((resolve) => setTimeout(resolve, 100))
  await bench.write('grows.csv', 'ab')
  expect(await growing).toBe(true)
  expect(await isChanging(bench.store, inbox)).toBe(false)
})
