import type { ExportLogHeader, ExportLogHeaderComponent } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { hasArrived } from '../../features/exports/run/delivery.ts'
import { DeliveryText } from '../../features/exports/run/delivery-text.tsx'
import { exportRunKind } from '../../features/exports/run/export-runs.ts'
import { RunPreview } from '../../features/runs/list/run-preview.tsx'
import type { ExportLogsMessages } from './messages.ts'

export type ExportPreviewProps = { districtId: string; batch: ExportLogHeader; m: ExportLogsMessages }

/** A sending opened in the list: its message, its files with their delivery, and what to fix first. */
export function ExportPreview({ districtId, batch, m }: ExportPreviewProps): ReactElement {
  const { batchId, message, components, deliveryMethod } = batch
  return (
    <RunPreview
      kind={exportRunKind}
      districtId={districtId}
      batchId={batchId}
      message={message}
      heading={components.length === 0 ? m.preview.none : m.preview.files}
      components={components}
      rows={(file) => {
        const sent = hasArrived(file, deliveryMethod) ? file.recordsWritten : 0
        return { accepted: sent, rejected: file.recordsSkipped, remaining: file.recordsWritten - sent }
      }}
      words={m.run.rowWords}
      foot={(file) => <DeliveryText file={file} deliveryMethod={deliveryMethod} texts={m.run} />}
      // Those that failed, then those that left most rows out
      worst={components
        .filter((file) => failed(file) || file.recordsSkipped > 0)
        .sort((a, b) => Number(failed(b)) - Number(failed(a)) || b.recordsSkipped - a.recordsSkipped)}
      texts={m.run}
    />
  )
}

const failed = ({ status }: ExportLogHeaderComponent): boolean => status === 'failed'
