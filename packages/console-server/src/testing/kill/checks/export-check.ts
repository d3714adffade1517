import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { Db } from '../../../db/schema.ts'
import { addExport, SENT, sendNow } from '../acts/export-act.ts'
import { SEEDED_LEA } from '../kill-districts.ts'
import { readOutbox } from '../read-outbox.ts'
import type { Check, Recovered } from './check.ts'

/** A file that has its name is whole; each that is logged is there and is what the log says, and none is left over. */
export const exportCheck: Check<ReadonlyMap<string, Buffer>, object[]> = {
  left: ({ folder }) => readOutbox(join(folder, 'outbox')),
  atRest: async ({ db, folder, end }, clean) => {
    for (const [name, content] of await readOutbox(join(folder, 'outbox'))) {
      const whole = clean.left.get(name)
      if (name.endsWith('.csv') && whole) expect([name, content.toString()]).toEqual([name, whole.toString()])
      if (name.endsWith('.zip')) expect([name, isWholeArchive(content)]).toEqual([name, true])
    }
    const batchIds = (await batchesOf(db)).map(({ batchId }) => batchId)
    expect(batchIds).toEqual(expect.arrayContaining(end.acknowledged.flatMap((one) => one.batchIds)))
    const names = [...(await idsOf(db)).keys()].map((name) => `created ${name}`)
    const created = end.acknowledged.filter(({ name }) => name.startsWith('created '))
    expect(names).toEqual(expect.arrayContaining(created.map(({ name }) => name)))
  },
  recovered: async (recovered) => {
    await sendings(recovered)
  },
  outcome: async (recovered) => {
    const { server, browser } = recovered
    for (const sent of SENT) {
      const id = (await idsOf(server.db)).get(sent.name) ?? (await addExport(browser, sent))
      await sendNow(browser, id)
    }
    await server.jobs.idle()
    return (await sendings(recovered)).slice(-SENT.length)
  },
}

/** What each sending came to; all have arrived, and their folders hold what is logged and nothing else. */
const sendings = async ({ server, browser }: Recovered): Promise<object[]> => {
  const { db, outboxDir } = server
  const kept = await readOutbox(outboxDir)
  const logged: string[] = []
  const told: object[] = []
  for (const { batchId, ...batch } of await batchesOf(db)) {
    expect(batch).toMatchObject({ status: 'completed', deliveryStatus: 'generated', message: null })
    const results = await db
      .selectFrom('exportResults')
      .select(['componentName', 'status', 'recordsRead', 'recordsWritten', 'recordsSkipped'])
      .where('batchId', '=', batchId)
      .orderBy('sequence')
      .execute()
    for (const field of ['recordsRead', 'recordsWritten', 'recordsSkipped'] as const)
      expect(batch[field]).toBe(results.reduce((sum, result) => sum + result[field], 0))
    const files = await db
      .selectFrom('exportFiles')
      .select(['fileName', 'archiveName', 'checksumSha256', 'recordsWritten'])
      .where('batchId', '=', batchId)
      .orderBy('id')
      .execute()
    for (const { fileName, checksumSha256 } of files.filter(({ archiveName }) => archiveName === null)) {
      logged.push(`${batchId}/${fileName}`)
      const answer = await browser(`/api/files/exports/${batchId}/${fileName}?lea=${SEEDED_LEA}`)
      const bytes = new Uint8Array(await answer.arrayBuffer())
      expect([fileName, sha256(bytes)]).toEqual([fileName, checksumSha256])
    }
    const { exportName } = batch
    told.push({ exportName, results, files: files.map(({ checksumSha256: _, ...file }) => file) })
  }
  expect([...kept.keys()].sort()).toEqual(logged.sort())
  return told
}

const batchesOf = (db: Db) =>
  db.selectFrom('exportBatches').selectAll().where('exportName', 'in', NAMES).orderBy('batchId').execute()

const idsOf = async (db: Db): Promise<Map<string, number>> => {
  const found = await db.selectFrom('exports').select(['id', 'name']).where('name', 'in', NAMES).execute()
  return new Map(found.map(({ id, name }) => [name, id]))
}

const NAMES = SENT.map(({ name }) => name)

/** The record at the end of every archive (APPNOTE 4.3.16). */
const isWholeArchive = (content: Buffer): boolean => content.readUInt32LE(content.length - 22) === 0x06054b50

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
