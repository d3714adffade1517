import { ExportLogDetails } from '@edconsole/console-ui/export-log-details'
import { ExportLogResults } from '@edconsole/console-ui/export-log-results'
import { ExportLogs } from '@edconsole/console-ui/export-logs'
import { ImportLogs } from '@edconsole/console-ui/import-logs'
import type { ReactElement } from 'react'
import { Embedded } from './embedded.tsx'

type ExportsPageProps = { batchId: string | undefined; etlStatusId: string | undefined }

/** What was sent, down to one file; the list stands beside what was imported, each with a state of its own. */
export function ExportsPage({ batchId, etlStatusId }: ExportsPageProps): ReactElement {
  return (
    <Embedded>
      {batchId === undefined ? (
        <>
          <ExportLogs />
          <ImportLogs />
        </>
      ) : etlStatusId === undefined ? (
        <ExportLogResults batchId={batchId} />
      ) : (
        <ExportLogDetails batchId={batchId} etlStatusId={etlStatusId} />
      )}
    </Embedded>
  )
}
