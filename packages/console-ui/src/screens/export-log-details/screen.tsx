import { exportLogsResource, placeOf, useMessages } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { ExportComponentHeader } from '../../features/exports/run/export-component-header.tsx'
import { ComponentFrame } from '../../features/runs/run/component-frame.tsx'
import { RunMissing } from '../../features/runs/run/run-missing.tsx'
import { FileFindings } from './file-findings.tsx'
import { messages } from './messages.ts'

export type ExportLogDetailsScreenProps = { districtId: string; batchId: string; etlStatusId: string }

/** Export Details ([S2.2]): one file of a sending, from its way to the receiver to what was left out. */
export function ExportLogDetailsScreen(props: ExportLogDetailsScreenProps): ReactElement {
  const { districtId, batchId, etlStatusId } = props
  const m = useMessages('export-log-details', messages)
  const { run } = m
  return (
    <ComponentFrame
      operation={exportLogsResource.results}
      batchId={batchId}
      etlStatusId={etlStatusId}
      missing={
        <RunMissing
          name={run.name(batchId)}
          batchId={batchId}
          list={placeOf('export-logs', { districtId })}
          texts={run.notFound}
        />
      }
      header={(result) => (
        <ExportComponentHeader districtId={districtId} batchId={batchId} result={result} texts={run} />
      )}
      noComponent={{
        title: run.componentNotFound.title(batchId),
        text: run.componentNotFound.text,
        action: run.componentNotFound.action(batchId),
        to: placeOf('export-log-results', { districtId, batchId }),
      }}
    >
      {({ result, pollMs }) => (
        <FileFindings key={etlStatusId} districtId={districtId} result={result} pollMs={pollMs} m={m} />
      )}
    </ComponentFrame>
  )
}
