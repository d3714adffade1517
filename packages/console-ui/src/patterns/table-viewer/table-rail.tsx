import { formatDateTime } from '@edconsole/console-core'
import { type ReactElement, useState } from 'react'
import { SearchField } from '../../parts/search-field/search-field.tsx'
import { VisuallyHidden } from '../../parts/visually-hidden/visually-hidden.tsx'
import { classNames } from '../../styles/class-names.ts'
import type { TableViewerMessages } from './messages.ts'
import { shortCount } from './short-count.ts'
import type { TableId } from './table-definition.ts'
import * as css from './table-rail.css.ts'
import type { StoredTables } from './use-stored-tables.ts'
import type { TableGroup, TableLink } from './use-table-places.ts'

export type TableRailProps = {
  groups: readonly TableGroup[]
  current: TableId
  stored: StoredTables
  m: TableViewerMessages
}

/** All tables beside the one on show, each with how many rows it has and how old they are. */
export function TableRail({ groups, current, stored, m }: TableRailProps): ReactElement {
  const [wanted, setWanted] = useState('')
  const words = wanted.trim().toLowerCase()
  const found = groups
    .map(({ title, tables }) => ({
      title,
      tables: tables.filter(({ name }) => name.toLowerCase().includes(words)),
    }))
    .filter(({ tables }) => tables.length > 0)
  return (
    <nav aria-label={m.tables} className={css.rail}>
      <SearchField
        label={m.findTable}
        value={wanted}
        onChange={setWanted}
        onSubmit={() => words !== '' && found[0]?.tables[0]?.go()}
      />
      {found.length === 0 && <p className={css.none}>{m.noTable}</p>}
      {found.map(({ title, tables }) => (
        <div key={title}>
          <p className={css.group}>{title}</p>
          <ul className={css.list} aria-label={title}>
            {tables.map((table) => (
              <li key={table.id} className={css.place}>
                <RailLink table={table} isCurrent={table.id === current} stored={stored} m={m} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

type RailLinkProps = Pick<TableRailProps, 'stored' | 'm'> & { table: TableLink; isCurrent: boolean }

function RailLink({ table, isCurrent, stored, m }: RailLinkProps): ReactElement {
  const { storedRows, lastImportedAt } = stored.get(table.component) ?? {}
  const facts = [
    ...(storedRows === undefined ? [] : [m.rows(storedRows)]),
    ...(lastImportedAt ? [m.imported(formatDateTime(lastImportedAt))] : []),
  ].join(', ')
  return (
    <a
      href={table.href}
      onClick={table.onClick}
      aria-current={isCurrent ? 'page' : undefined}
      title={facts || undefined}
      className={classNames(css.link, isCurrent && css.current)}
    >
      {table.name}
      {storedRows !== undefined && (
        <span className={css.count} aria-hidden="true">
          {shortCount(storedRows)}
        </span>
      )}
      {facts && <VisuallyHidden>, {facts}</VisuallyHidden>}
    </a>
  )
}
