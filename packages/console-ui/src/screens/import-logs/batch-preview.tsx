import type { ImportLogHeader } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { acceptedRows } from '../../features/imports/accepted-rows.ts'
import { DistrictFindings } from '../../features/imports/district-findings.tsx'
import { importRunKind } from '../../features/imports/import-runs.ts'
import { RunPreview } from '../../features/runs/list/run-preview.tsx'
import { stoppedEarly } from '../../features/runs/run-kind.ts'
import type { ImportLogsMessages } from './messages.ts'

export type BatchPreviewProps = { districtId: string; batch: ImportLogHeader; m: ImportLogsMessages }

/** A batch opened in the list: its message, its components in load order, and what to fix first. */
export function BatchPreview({ districtId, batch, m }: BatchPreviewProps): ReactElement {
  const { batchId, components } = batch
  return (
    <>
      <DistrictFindings districtId={districtId} batch={batch} onlyWorse m={m.run} />
      <RunPreview
        kind={importRunKind}
        districtId={districtId}
        batchId={batchId}
        message={stoppedEarly(batch) ? batch.message : null}
        heading={components.length === 0 ? m.preview.none : m.preview.components}
        components={components}
        rows={(component) => ({ accepted: acceptedRows(component), rejected: component.recordsRejected })}
        worst={(batch.detailsDeletedAt ? [] : components)
          .filter(({ recordsRejected }) => recordsRejected > 0)
          .sort((a, b) => b.recordsRejected - a.recordsRejected)}
        texts={m.run}
      />
    </>
  )
}
