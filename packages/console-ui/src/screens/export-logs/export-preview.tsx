import { componentTitle, type ExportLogHeader, formatCount } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { DeliveryText } from '../../features/exports/run/delivery-text.tsx'
import { FileCauses } from '../../features/exports/run/file-causes.tsx'
import { hasArrived } from '../../features/exports/run/has-arrived.ts'
import * as cell from '../../features/runs/columns/cell-text.css.ts'
import { RunPreview } from '../../features/runs/list/run-preview.tsx'
import { RowBar } from '../../parts/row-bar/row-bar.tsx'
import type { ExportLogsMessages } from './messages.ts'
import { worstFiles } from './worst-files.ts'

/** Causes of each file that are listed. */
const CAUSES_MAX = 3

export type ExportPreviewProps = { districtId: string; batch: ExportLogHeader; m: ExportLogsMessages }

/** A sending opened in the list: its message, its files with their delivery, and what to fix first. */
export function ExportPreview({ districtId, batch, m }: ExportPreviewProps): ReactElement {
  return (
    <RunPreview
      message={batch.message}
      heading={batch.components.length === 0 ? m.preview.none : m.preview.files}
      parts={batch.components.map((file) => {
        const arrived = hasArrived(file, batch.deliveryMethod)
        return {
          key: file.etlStatusId,
          name: componentTitle(file.componentName),
          figure:
            file.recordsSkipped > 0 ? (
              <span className={cell.rejected}>{formatCount(file.recordsSkipped)}</span>
            ) : (
              <span className={cell.tertiary}>{formatCount(file.recordsWritten)}</span>
            ),
          bar: (
            <RowBar
              accepted={arrived ? file.recordsWritten : 0}
              rejected={file.recordsSkipped}
              remaining={arrived ? 0 : file.recordsWritten}
              words={m.run.rowWords}
            />
          ),
          foot: <DeliveryText file={file} deliveryMethod={batch.deliveryMethod} texts={m.run} />,
        }
      })}
      causesHeading={m.run.causes.heading}
      causes={worstFiles(batch).map(({ etlStatusId, componentName }) => ({
        key: etlStatusId,
        title: componentTitle(componentName),
        list: (
          <FileCauses
            districtId={districtId}
            file={{ batchId: batch.batchId, etlStatusId }}
            max={CAUSES_MAX}
            texts={m.run}
          />
        ),
      }))}
    />
  )
}
