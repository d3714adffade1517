import { useMessages, useQueryState } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { CorrectionDrawer } from '../../features/corrections/corrections-card.tsx'
import { useCorrections } from '../../features/corrections/use-corrections.ts'
import { ImportComponent } from '../../features/imports/import-component.tsx'
import { usePersonalShown } from '../../features/imports/use-personal-shown.ts'
import { lazyPart } from '../../parts/lazy-part/lazy-part.tsx'
import { PageHelp } from '../../patterns/page-help/page-help.tsx'
import { ComponentFindings } from './component-findings.tsx'
import { messages } from './messages.ts'
import { useRejectedRows } from './use-rejected-rows.tsx'

/** The request for corrections that the address names, as links in alerts do. Open or closed. */
function LinkedRequest({ districtId }: { districtId: string }): ReactElement | null {
  const [{ request }] = useQueryState()
  return typeof request === 'string' ? <OpenRequest districtId={districtId} id={request} /> : null
}

function OpenRequest({ districtId, id }: { districtId: string; id: string }): ReactElement | null {
  const [query, setQuery] = useQueryState()
  const { data } = useCorrections({ limit: 1, filter: { id } })
  const [request] = data ?? []
  if (!request) return null
  const { request: _, ...rest } = query
  return (
    <CorrectionDrawer
      request={request}
      districtId={districtId}
      onClose={() => setQuery(rest, { replace: true })}
    />
  )
}

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
