import { formatYearPair } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { Badge } from '../../parts/badge/badge.tsx'
import { LockedIcon } from '../../parts/icons/icons.ts'
import { Select } from '../../parts/select/select.tsx'
import { PageHeader } from '../page-header/page-header.tsx'
import type { TableViewerMessages } from './messages.ts'
import type { TableId } from './table-definition.ts'
import * as css from './table-viewer.css.ts'
import type { ShownYear } from './use-shown-year.ts'
import type { TableGroup } from './use-table-places.ts'

export type TableHeaderProps = {
  title: string
  /** "Imported 09/14/2026 - 06:04AM", if known. */
  imported: string | undefined
  current: TableId
  groups: readonly TableGroup[]
  year: ShownYear
  /** Gets the place at the end of the row for what the table offers. */
  actions: (place: HTMLElement | null) => void
  m: TableViewerMessages
}

/** What the table is called, how old it is and of which year; in narrow containers also the way to the others. */
export function TableHeader(props: TableHeaderProps): ReactElement {
  const { title, imported, current, groups, year, actions, m } = props
  const tables = groups.flatMap((group) => group.tables)
  return (
    <PageHeader
      title={title}
      badge={<Badge icon={<LockedIcon size="sm" />}>{m.readOnly}</Badge>}
      meta={imported}
      actions={
        <>
          {tables.length > 1 && (
            <Select
              compact
              className={css.tables}
              label={m.table}
              value={current}
              options={tables.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={(id) => tables.find((table) => table.id === id)?.go()}
            />
          )}
          <Select
            compact
            className={css.year}
            label={m.year}
            value={String(year.value)}
            options={year.all.map((one) => ({ value: String(one), label: formatYearPair(one) }))}
            onChange={(next) => year.change(Number(next))}
          />
          <span ref={actions} />
        </>
      }
    />
  )
}
