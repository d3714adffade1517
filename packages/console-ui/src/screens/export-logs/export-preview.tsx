import { componentTitle, type ExportLogHeader, formatCount } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { RowBar } from '../../parts/row-bar/row-bar.tsx'
import { DeliveryText } from '../../patterns/export-run/delivery-text.tsx'
import { FileCauses } from '../../patterns/export-run/file-causes.tsx'
import { hasArrived } from '../../patterns/export-run/has-arrived.ts'
import * as cell from '../../patterns/run-log/columns/cell-text.css.ts'
import { RunPreview } from '../../patterns/run-log/list/run-preview.tsx'
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
