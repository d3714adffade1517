import { exportArchiveName, exportArchiveWord, exportFileName } from '@edconsole/console-core/contract'
import type { FileSet } from './file-set.ts'
import type { Sending } from './sending.ts'

/** How the files of a sending are called. */
export type FileNames = {
  /** Null when the files go by themselves. */
  readonly archive: string | null
  /** @param file its word in the set */
  readonly of: (file: string) => string
}

type Named = Pick<Sending, 'batch' | 'export' | 'product' | 'district'>

/** Names by the export's pattern and the moment when the sending began. Files of a standard have its names, in an archive or by themselves. */
export const fileNamesOf = (
  { batch, export: { fileNamePattern, zip, schoolYear }, product, district }: Named,
  { standardName }: Pick<FileSet, 'standardName'>,
): FileNames => {
  const named = (component: string) =>
    exportFileName(fileNamePattern, {
      lea: batch.lea,
      component,
      product: product.code,
      schoolYear,
      at: new Date(batch.startedAt),
      timeZone: district.timeZone,
    })
  const inside = standardName ?? ((file: string) => named(file).replace(/\.zip$/i, '.csv'))
  if (zip) {
    const archive = exportArchiveName(named(exportArchiveWord(standardName !== null)))
    return { archive, of: inside }
  }
  return { archive: null, of: standardName ?? named }
}
