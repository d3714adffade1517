import { formatFileSize, placeOf, useAccess, useMessages } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { exportRunKind } from '../../features/exports/run/export-runs.ts'
import { FileLink } from '../../features/exports/run/file-link.tsx'
import { RunPartFrame } from '../../features/runs/run/run-part.tsx'
import { SettingsIcon } from '../../parts/icons/icons.ts'
import { FileFindings } from './file-findings.tsx'
import { messages } from './messages.ts'

export type ExportLogDetailsScreenProps = { districtId: string; batchId: string; etlStatusId: string }

/** Export Details ([S2.2]): one file of a sending, from its way to the receiver to what was left out. */
export function ExportLogDetailsScreen(props: ExportLogDetailsScreenProps): ReactElement {
  const { districtId, batchId, etlStatusId } = props
  const m = useMessages('export-log-details', messages)
  const { can } = useAccess()
  return (
    <RunPartFrame
      kind={exportRunKind}
      districtId={districtId}
      batchId={batchId}
      etlStatusId={etlStatusId}
      route="export-log-details"
      run={m.run.name(batchId)}
      factsOf={({ fileName, downloadPath, fileSizeBytes, otherFiles }) => (
        <>
          {fileName === null ? null : (
            <span>
              <FileLink fileName={fileName} downloadPath={downloadPath} texts={m.run} />
            </span>
          )}
          {fileSizeBytes === null ? null : <span>{formatFileSize(fileSizeBytes)}</span>}
          {otherFiles.map((file) => (
            <span key={file.fileName}>
              <FileLink fileName={file.fileName} downloadPath={file.downloadPath} texts={m.run} />
            </span>
          ))}
        </>
      )}
      actionsOf={({ exportId }) =>
        can('export-edit')
          ? [
              {
                id: 'export',
                label: m.run.openExport,
                icon: <SettingsIcon />,
                to: placeOf('export-edit', { districtId, id: String(exportId) }),
              },
            ]
          : []
      }
      texts={m.run}
    >
      {({ result, pollMs }) => (
        <FileFindings key={etlStatusId} districtId={districtId} result={result} pollMs={pollMs} m={m} />
      )}
    </RunPartFrame>
  )
}
