import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ChaosRun } from './chaos-run.ts'

const INTERRUPTED = /interrupted several times/

/**
 * Holds every sending against what arrived: files are whole, those of one district are always the same, each came, and none
 * more often than its sending was begun. Planned ones were sent once.
 */
export const checkExports = async (
  { db, data, receivers, wrong, count }: ChaosRun,
  leas: readonly string[],
): Promise<void> => {
  const batches = await db
    .selectFrom('exportBatches')
    .innerJoin('jobs', (on) =>
      on.onRef('jobs.batchId', '=', 'exportBatches.batchId').on('jobs.kind', '=', 'export'),
    )
    .selectAll('exportBatches')
    .select('jobs.attempts as starts')
    .where('exportBatches.lea', 'in', leas)
    .orderBy('exportBatches.batchId')
    .execute()
  const kept = await db
    .selectFrom('exportFiles')
    .select(['batchId', 'fileName', 'archiveName', 'checksumSha256'])
    .where('archiveName', 'is', null)
    .execute()
  const known = new Map<string, string>()
  const expected = new Map<string, { least: number; most: number }>()
  for (const { batchId, lea, exportName, status, message, remotePath, starts } of batches) {
    const about = `Sending ${batchId} (${exportName} of ${lea})`
    if (INTERRUPTED.test(message ?? '')) count('sendings that were interrupted too often, and say so')
    else if (exportName === 'Refused') {
      if (status !== 'failed') wrong(`${about} is ${status}`)
      count('sendings that nobody received')
    } else {
      if (status !== 'completed') wrong(`${about} is ${status}: ${message}`)
      count('sendings delivered')
    }
    const results = await db
      .selectFrom('exportResults')
      .select(['fileName', 'checksumSha256'])
      .where('batchId', '=', batchId)
      .execute()
    for (const { fileName, checksumSha256 } of results) {
      if (fileName === null || checksumSha256 === null || exportName === 'Archive') continue
      const before = known.get(`${lea}/${fileName}`) ?? checksumSha256
      if (before !== checksumSha256) wrong(`${about} wrote another ${fileName} than those before`)
      known.set(`${lea}/${fileName}`, before)
      if (exportName === 'Refused') continue
      const path = `${remotePath}/${fileName}`
      const { least, most } = expected.get(path) ?? { least: 0, most: 0 }
      expected.set(path, { least: least + (status === 'completed' ? 1 : 0), most: most + starts })
    }
    for (const file of kept.filter((one) => one.batchId === batchId)) {
      const content = await readFile(
        join(data, 'outbox', 'exports', lea, String(batchId), file.fileName),
      ).catch(() => null)
      if (content === null) wrong(`${about} has no file ${file.fileName} in the outbox`)
      else if (createHash('sha256').update(content).digest('hex') !== file.checksumSha256)
        wrong(`${about} has another ${file.fileName} in the outbox than it says`)
    }
  }
  for (const lea of leas) {
    const planned = batches.filter((one) => one.lea === lea && one.exportName.startsWith('Planned'))
    const names = new Set(planned.map(({ exportName }) => exportName))
    if (names.size !== planned.length)
      wrong(`${planned.length - names.size} planned sendings of ${lea} came twice`)
  }
  for (const { path, sha256 } of receivers.files) {
    const [, lea, , fileName] = path.split('/')
    if (known.get(`${lea}/${fileName}`) !== sha256)
      wrong(`${path} arrived with another content than was written`)
  }
  for (const [path, { least, most }] of expected) {
    const arrived = receivers.files.filter((one) => one.path === path).length
    if (arrived < least || arrived > most)
      wrong(`${path} arrived ${arrived} times, not ${least} to ${most} times`)
    count('files delivered', arrived)
    count('files delivered again after an interruption', Math.max(0, arrived - least))
  }
  for (const path of receivers.halfFiles()) wrong(`${path} was left half at the receiver`)
}
