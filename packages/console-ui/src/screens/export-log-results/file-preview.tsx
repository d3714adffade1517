import { type ExportLogResult, placeOf } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { FileCauses } from '../../features/exports/run/file-causes.tsx'
import { partParams } from '../../features/runs/run/part-params.ts'
import { PART_CAUSES_MAX, PartPreview } from '../../features/runs/run/part-preview.tsx'
import type { ExportLogResultsMessages } from './messages.ts'

export type FilePreviewProps = { districtId: string; result: ExportLogResult; m: ExportLogResultsMessages }

/** A file opened in the list: what to fix, each cause a link to its lines. */
export function FilePreview({ districtId, result, m }: FilePreviewProps): ReactElement {
  return (
    <PartPreview
      part={result}
      causes={<FileCauses districtId={districtId} file={result} max={PART_CAUSES_MAX} texts={m.run} />}
      to={placeOf('export-log-details', partParams(districtId, result))}
      m={m}
    />
  )
}
