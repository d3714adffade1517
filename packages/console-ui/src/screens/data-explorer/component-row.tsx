import {
  type Component,
  formatCount,
  formatDateTime,
  placeOf,
  useAccess,
  useConsoleSettings,
} from '@edconsole/console-core'
import type { ReactElement } from 'react'
import type { TableId } from '../../features/tables/viewer/table-field.ts'
import { TABLES } from '../../features/tables/viewer/tables.ts'
import { NoValue } from '../../parts/no-value/no-value.tsx'
import { Skeleton } from '../../parts/skeleton/skeleton.tsx'
import type { HeatDay } from '../../patterns/heat-row/heat-day.ts'
import { HeatRow } from '../../patterns/heat-row/heat-row.tsx'
import { PlaceLink } from '../../patterns/place-link/place-link.tsx'
import { agoText } from '../../patterns/polling/ago-text.ts'
import type { DataExplorerMessages } from './messages.ts'
import * as css from './stored-table.css.ts'

/** A component, and what is known of what is stored of it. */
export type StoredComponent = Pick<
  Component,
  'componentName' | 'displayName' | 'storedRows' | 'activeRows' | 'lastImportedAt' | 'lastBatchId'
>

export type ComponentRowProps = {
  districtId: string
  row: StoredComponent
  now: Date
  /** Undefined while they are on their way, null when they do not come. */
  days: readonly HeatDay[] | null | undefined
  /** How many days will come. */
  waiting: number
  m: DataExplorerMessages
}

/** How much is stored of a component, from when it is, and how its last days went. */
export function ComponentRow({ districtId, row, now, days, waiting, m }: ComponentRowProps): ReactElement {
  const { can } = useAccess()
  const { timeZone } = useConsoleSettings()
  const { componentName, displayName, storedRows, activeRows, lastImportedAt, lastBatchId } = row
  const table = tableOf(componentName)
  return (
    <tr className={css.row}>
      <th scope="row" className={css.name}>
        {table && can(table) ? (
          <PlaceLink to={placeOf(table, { districtId })}>{displayName}</PlaceLink>
        ) : (
          displayName
        )}
      </th>
      <td className={css.rows}>
        {storedRows === undefined ? (
          <NoValue />
        ) : (
          <>
            {formatCount(storedRows)}
            <span className={css.noun}> {m.rowsNoun(storedRows === 1)}</span>
            {activeRows === undefined || activeRows === storedRows ? null : (
              <span className={css.below}>{m.active(formatCount(activeRows))}</span>
            )}
          </>
        )}
      </td>
      <td className={css.imported}>
        {lastImportedAt === undefined ? (
          <NoValue />
        ) : lastImportedAt === null ? (
          <span className={css.quiet}>{m.never}</span>
        ) : (
          <>
            {formatDateTime(lastImportedAt, timeZone)}
            <span className={css.below}>
              {m.ago(agoText(Math.max(0, now.getTime() - Date.parse(lastImportedAt))))}
              {lastBatchId && can('import-log-results') ? (
                <>
                  <span aria-hidden="true"> · </span>
                  <PlaceLink
                    inText
                    to={placeOf('import-log-results', { districtId, batchId: String(lastBatchId) })}
                  >
                    {m.batch(lastBatchId)}
                  </PlaceLink>
                </>
              ) : null}
            </span>
          </>
        )}
      </td>
      {days ? (
        <HeatRow days={days} />
      ) : days === undefined ? (
        <td className={css.waiting} colSpan={waiting}>
          <Skeleton width="100%" />
        </td>
      ) : null}
    </tr>
  )
}

const BY_COMPONENT = new Map<string, TableId>(
  // The keys of the record are table ids, which `Object.keys` forgets.
  (Object.keys(TABLES) as TableId[]).map((id) => [TABLES[id].component, id]),
)

/** The table that shows what is stored of a component; undefined where none does. */
const tableOf = (componentName: string): TableId | undefined => BY_COMPONENT.get(componentName)
