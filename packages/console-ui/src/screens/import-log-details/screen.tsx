import { useMessages } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { ImportComponent } from '../../features/imports/import-component.tsx'
import { usePersonalShown } from '../../features/imports/use-personal-shown.ts'
import { lazyPart } from '../../parts/lazy-part/lazy-part.tsx'
import { PageHelp } from '../../patterns/page-help/page-help.tsx'
import { ComponentFindings } from './component-findings.tsx'
import { LinkedRequest } from './linked-request.tsx'
import { messages } from './messages.ts'
import { useRejectedRows } from './use-rejected-rows.tsx'

const Help = lazyPart(async () => (await import('./help.tsx')).Help)

export type ImportLogDetailsScreenProps = { districtId: string; batchId: string; etlStatusId: string }

/** Import Details ([S2.2]): one component of a batch, from its causes to one wrong value. */
export function ImportLogDetailsScreen(props: ImportLogDetailsScreenProps): ReactElement {
  const { districtId, etlStatusId } = props
  const m = useMessages('import-log-details', messages)
  const [personalShown, togglePersonal] = usePersonalShown(etlStatusId, {
    place: 'import',
    subject: etlStatusId,
  })
  const rejectedRows = useRejectedRows(personalShown, m)
  return (
    <>
      <ImportComponent
        {...props}
        route="import-log-details"
        texts={m.run}
        help={<PageHelp title={m.help} text={Help} />}
        actionsOf={rejectedRows}
      >
        {(found) => (
          <ComponentFindings
            key={etlStatusId}
            districtId={districtId}
            {...found}
            personalShown={personalShown}
            onTogglePersonal={togglePersonal}
            m={m}
          />
        )}
      </ImportComponent>
      <LinkedRequest districtId={districtId} />
    </>
  )
}
