import { useMessages } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { ComponentFrame } from '../../patterns/import-run/component-frame.tsx'
import { LogTable } from './log-table.tsx'
import { messages } from './messages.ts'

export type ImportLogErrorsScreenProps = { districtId: string; batchId: string; etlStatusId: string }

/** Import Error Logs ([S2.2]): the raw lines of one component, for whoever wants to read them all. */
export function ImportLogErrorsScreen(props: ImportLogErrorsScreenProps): ReactElement {
  const m = useMessages('import-log-errors', messages)
  return (
    <ComponentFrame {...props} tab="errorLogs" texts={m.run}>
      {({ result, pollMs }) => (
        <LogTable
          key={props.etlStatusId}
          districtId={props.districtId}
          result={result}
          pollMs={pollMs}
          m={m}
        />
      )}
    </ComponentFrame>
  )
}
