import {
  type Component,
  type ItemState,
  referenceResource,
  useAccess,
  useDataYear,
  useDistrictScope,
  useItem,
  useMessages,
  useRefresh,
} from '@edconsole/console-core'
import { type ReactElement, useState } from 'react'
import { PageParts } from '../../patterns/define-screen/page-parts.tsx'
import { PageHeader } from '../../patterns/page-header/page-header.tsx'
import { UpdatedAgo } from '../../patterns/polling/updated-ago.tsx'
import { FindingsCard } from './findings-card.tsx'
import { messages } from './messages.ts'
import { NothingYet } from './nothing-yet.tsx'
import * as css from './screen.css.ts'
import { StoredCard } from './stored-card.tsx'
import { useHeat } from './use-heat.ts'

/** What the district has stored of each component in the year of its data, in load order. */
function useStored(pollMs: number | false): ItemState<readonly Component[]> {
  const lea = useDistrictScope()?.lea
  const year = useDataYear()
  const { data, ...state } = useItem(
    referenceResource.components,
    { query: { lea, schoolYear: year === undefined ? undefined : String(year) } },
    { enabled: lea !== undefined && year !== undefined, pollMs },
  )
  return { ...state, data: data?.filter(({ isActive }) => isActive) }
}

/** Whether nothing was stored in the year: no rows, and no import that ended well. */
const isNothingStored = (components: readonly Component[]): boolean =>
  components.every(({ storedRows = 0, lastImportedAt = null }) => storedRows === 0 && lastImportedAt === null)

/** Data Explorer ([S2.2], R5): what is stored of each component, how old it is, and how its imports went. */
export function DataExplorerScreen({ districtId }: { districtId: string }): ReactElement {
  const m = useMessages('data-explorer', messages)
  const { can } = useAccess()
  const [askedAt, setAskedAt] = useState(0)
  const heat = useHeat()
  const stored = useStored(heat.pollMs)
  const refreshLogs = useRefresh('importLogs')
  const refreshStored = useRefresh('reference')
  const refreshStudents = useRefresh('students')
  const refreshSections = useRefresh('sections')
  const refresh = (): void => {
    setAskedAt(Date.now())
    for (const ask of [refreshLogs, refreshStored, refreshStudents, refreshSections]) ask()
  }
  const empty = stored.data && isNothingStored(stored.data) && heat.runs.totalCount === 0

  return (
    <>
      <PageHeader
        title={m.title}
        actions={
          <UpdatedAgo
            updatedAt={heat.runs.updatedAt}
            // A poll is silent: only what the reader asked for turns the icon
            fetching={heat.runs.fetching && askedAt > (heat.runs.updatedAt ?? 0)}
            onRefresh={refresh}
            texts={m}
          />
        }
      />
      <div className={css.body}>
        {empty ? (
          <NothingYet districtId={districtId} m={m} />
        ) : (
          <PageParts>
            {can('table-students') ? <FindingsCard districtId={districtId} stored={stored} m={m} /> : null}
            <StoredCard districtId={districtId} stored={stored} heat={heat} m={m} />
          </PageParts>
        )}
      </div>
    </>
  )
}
