import { useMessages } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { ImportComponent } from '../../features/imports/import-component.tsx'
import { usePersonalShown } from '../../features/imports/use-personal-shown.ts'
import { LogTable } from './log-table.tsx'
import { messages } from './messages.ts'
import { useLogDownload } from './use-log-download.tsx'

export type ImportLogErrorsScreenProps = { districtId: string; batchId: string; etlStatusId: string }

/** Import Error Logs ([S2.2]): the raw lines of one component, to read them all. */
export function ImportLogErrorsScreen(props: ImportLogErrorsScreenProps): ReactElement {
  const { districtId, etlStatusId } = props
  const m = useMessages('import-log-errors', messages)
  const [personalShown, togglePersonal] = usePersonalShown(etlStatusId, {
    place: 'import',
    subject: etlStatusId,
  })
  const download = useLogDownload(personalShown, m)
  return (
    <ImportComponent {...props} route="import-log-errors" texts={m.run} actionsOf={download}>
      {({ result, pollMs }) => (
        <LogTable
          key={etlStatusId}
          districtId={districtId}
          result={result}
          pollMs={pollMs}
          personalShown={personalShown}
          onTogglePersonal={togglePersonal}
          m={m}
        />
      )}
    </ImportComponent>
  )
}
