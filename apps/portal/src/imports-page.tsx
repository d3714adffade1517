import { ImportLogResults } from '@edconsole/console-ui/import-log-results'
import { ImportLogs } from '@edconsole/console-ui/import-logs'
import type { ReactElement } from 'react'
import { Embedded } from './embedded.tsx'

type ImportsPageProps = { batchId: string | undefined }

/** What was imported. Deeper levels have no place in this portal: plain text. */
export function ImportsPage({ batchId }: ImportsPageProps): ReactElement {
  return <Embedded>{batchId ? <ImportLogResults batchId={batchId} /> : <ImportLogs />}</Embedded>
}
