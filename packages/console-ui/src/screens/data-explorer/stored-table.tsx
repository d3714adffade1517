import { useClock } from '@edconsole/console-core'
import { type ReactElement, useRef } from 'react'
import { VisuallyHidden } from '../../parts/visually-hidden/visually-hidden.tsx'
import type { HeatDay } from '../../patterns/heat-row/heat-day.ts'
import { HeatHead } from '../../patterns/heat-row/heat-row.tsx'
import { useHeatKeys } from '../../patterns/heat-row/use-heat-keys.ts'
import type { StoredComponent } from './component-row.tsx'
import { ComponentRow } from './component-row.tsx'
import type { DataExplorerMessages } from './messages.ts'
import * as css from './stored-table.css.ts'

export type StoredTableProps = {
  districtId: string
  rows: readonly StoredComponent[]
  days: readonly string[]
  /** By component; undefined while it is on its way, null when it does not come. */
  heat: ReadonlyMap<string, readonly HeatDay[]> | null | undefined
  m: DataExplorerMessages
}

/** One line a component, in load order; in a small container a card each. */
export function StoredTable({ districtId, rows, days, heat, m }: StoredTableProps): ReactElement {
  const table = useRef<HTMLTableElement>(null)
  const keys = useHeatKeys(table)
  const now = useClock()()
  return (
    <table ref={table} className={css.table} {...keys}>
      <caption>
        <VisuallyHidden>{m.table}</VisuallyHidden>
      </caption>
      <thead className={css.head}>
        <tr>
          <th scope="col" className={css.columnHead}>
            {m.columns.component}
          </th>
          <th scope="col" className={css.endHead}>
            {m.columns.rows}
          </th>
          <th scope="col" className={css.columnHead}>
            {m.columns.imported}
          </th>
          {heat === null ? null : <HeatHead days={days} />}
        </tr>
      </thead>
      <tbody className={css.body}>
        {rows.map((row) => (
          <ComponentRow
            key={row.componentName}
            districtId={districtId}
            row={row}
            now={now}
            m={m}
            days={heat === null ? null : heat && (heat.get(row.componentName) ?? emptyDays(days, m))}
            waiting={days.length}
          />
        ))}
      </tbody>
    </table>
  )
}

const emptyDays = (days: readonly string[], m: DataExplorerMessages): HeatDay[] =>
  days.map((day) => ({ day, text: m.noImport }))
