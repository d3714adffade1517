import { createReadStream } from 'node:fs'
import type { ExportCheck } from '@edconsole/console-core/contract'
import { openPromise, type ZipFile } from 'yauzl'
import { outboxOf } from '../../exports/files/data-file.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Call } from '../../http/handler.ts'
import { numberParam } from '../../http/params.ts'
import { checkOneRosterSet } from '../../standards/one-roster/check-one-roster-set.ts'
import type { SetFile } from '../../standards/one-roster/set-file.ts'
import { type LocalCopies, withLocalCopies } from '../../storage/local-copies.ts'
import { NOT_KEPT } from './results.ts'

/** Reads the stored files of a sending again, as their receiver would, beside the standard that they follow. */
export const checkExportFiles = async (call: Call): Promise<ExportCheck> => {
  const { db, lea, store } = call
  const batchId = numberParam(call)
  const batch = await db
    .selectFrom('exportBatches')
    .select('batchId')
    .where('batchId', '=', batchId)
    .where('lea', '=', lea)
    .executeTakeFirst()
  if (!batch) throw new ApiError(404, `Export ${batchId} not found in this district.`)
  const files = await db
    .selectFrom('exportFiles')
    .select(['fileName', 'archiveName'])
    .where('batchId', '=', batchId)
    .where('lea', '=', lea)
    .orderBy('id')
    .execute()
  if (files.length === 0) throw new ApiError(404, NOT_KEPT)
  const archiveName = files.find((file) => file.archiveName !== null)?.archiveName ?? null
  const names = files.filter((file) => file.archiveName === archiveName).map(({ fileName }) => fileName)
  if (!names.includes('manifest.csv')) throw new ApiError(409, 'Only OneRoster exports can be checked.')
  const keyOf = (name: string): string => `${outboxOf({ lea, batchId })}/${name}`
  const stored = archiveName === null ? names : [archiveName]
  const states = await Promise.all(stored.map((name) => store.stat(keyOf(name))))
  if (states.includes(null)) throw new ApiError(404, NOT_KEPT)
  const result = await withLocalCopies(store, async (copies) =>
    archiveName === null
      ? checkOneRosterSet(looseFiles(copies, names, keyOf))
      : checkArchive(await copies.pathOf(keyOf(archiveName)), names),
  )
  return { batchId, version: result.version, files: result.files, findings: result.findings }
}

const looseFiles = (
  copies: LocalCopies,
  names: readonly string[],
  keyOf: (name: string) => string,
): SetFile[] =>
  names.map((name) => ({ name, open: async () => createReadStream(await copies.pathOf(keyOf(name))) }))

const checkArchive = async (path: string, names: readonly string[]) => {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false }).catch(() => {
    throw new ApiError(404, NOT_KEPT)
  })
  try {
    return await checkOneRosterSet(await filesIn(zip, names))
  } finally {
    zip.close()
  }
}

const filesIn = async (zip: ZipFile, names: readonly string[]): Promise<SetFile[]> => {
  const files: SetFile[] = []
  for await (const entry of zip.eachEntry())
    if (names.includes(entry.fileName))
      files.push({ name: entry.fileName, open: () => zip.openReadStreamPromise(entry) })
  return files
}
