import { type RawBuilder, sql } from 'kysely'

/** Where the files of a sending are fetched, below the API's address; `answer-export-files.ts` answers there. */
export const filesPath = ({ batchId, lea }: { batchId: number; lea: string }, fileName?: string): string => {
  const file = fileName === undefined ? '' : `/${encodeURIComponent(fileName)}`
  return `/files/exports/${batchId}${file}?lea=${encodeURIComponent(lea)}`
}

/** Whether the sending made some file, also when it is no longer kept. */
export const madeFiles: RawBuilder<boolean> = sql<boolean>`exists (
  select from export_results r where r.batch_id = export_batches.batch_id and r.checksum_sha256 is not null)`

/** Whether the file of the result, or the archive it is in, is still there. */
export const keepsFile: RawBuilder<boolean> = sql<boolean>`exists (
  select from export_files f where f.batch_id = export_results.batch_id
    and f.file_name = export_results.file_name and f.archive_name is null)`
