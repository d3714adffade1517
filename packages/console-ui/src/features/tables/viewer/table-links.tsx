import { formatCompact, formatDateTime, useConsoleSettings } from '@edconsole/console-core'
import { type MouseEvent, type ReactElement, useState } from 'react'
import { SearchField } from '../../../parts/search-field/search-field.tsx'
import { VisuallyHidden } from '../../../parts/visually-hidden/visually-hidden.tsx'
import { classNames } from '../../../styles/class-names.ts'
import type { TableViewerMessages } from './messages.ts'
import type { TableId } from './table-field.ts'
import * as css from './table-links.css.ts'
import type { StoredTables } from './use-stored-tables.ts'
import type { TableGroup, TableLink } from './use-table-places.ts'

type TableLinksProps = {
  groups: readonly TableGroup[]
  current: TableId
  stored: StoredTables
  /** Hears that a link was followed. */
  onFollow?: () => void
  className?: string
  m: TableViewerMessages
}

/** All tables in their groups, each with how many rows it has and how old they are, and a search over their names. */
export function TableLinks({
  groups,
  current,
  stored,
  onFollow,
  className,
  m,
}: TableLinksProps): ReactElement {
  const [wanted, setWanted] = useState('')
  const words = wanted.trim().toLowerCase()
  const found = groups
    .map(({ title, tables }) => ({
      title,
      tables: tables.filter(({ name }) => name.toLowerCase().includes(words)),
    }))
    .filter(({ tables }) => tables.length > 0)
  const submit = () => {
    const first = found[0]?.tables[0]
    if (words === '' || !first) return
    onFollow?.()
    first.go()
  }
  return (
    <nav aria-label={m.tables} className={className}>
      <SearchField label={m.findTable} value={wanted} onChange={setWanted} onSubmit={submit} />
      {found.length === 0 && <p className={css.none}>{m.noTable}</p>}
      {found.map(({ title, tables }) => (
        <div key={title}>
          <p className={css.group}>{title}</p>
          <ul className={css.list} aria-label={title}>
            {tables.map((table) => (
              <li key={table.id} className={css.place}>
                <OneLink
                  table={table}
                  stored={stored}
                  onFollow={onFollow}
                  m={m}
                  isCurrent={table.id === current}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

type OneLinkProps = Pick<TableLinksProps, 'stored' | 'm'> & {
  table: TableLink
  isCurrent: boolean
  onFollow: (() => void) | undefined
}

function OneLink({ table, isCurrent, stored, onFollow, m }: OneLinkProps): ReactElement {
  const { timeZone } = useConsoleSettings()
  const { storedRows, lastImportedAt } = stored.get(table.component) ?? {}
  const facts = [
    ...(storedRows === undefined ? [] : [m.rows(storedRows)]),
    ...(lastImportedAt ? [m.imported(formatDateTime(lastImportedAt, timeZone))] : []),
  ].join(', ')
  const follow = (event: MouseEvent<HTMLElement>) => {
    table.onClick(event)
    // Only a plain click is taken from the browser: any other leaves this page as it is.
    if (event.defaultPrevented) onFollow?.()
  }
  return (
    <a
      href={table.href}
      onClick={follow}
      aria-current={isCurrent ? 'page' : undefined}
      title={facts || undefined}
      className={classNames(css.link, isCurrent && css.current)}
    >
      {table.name}
      {storedRows !== undefined && (
        <span className={css.count} aria-hidden="true">
          {formatCompact(storedRows)}
        </span>
      )}
      {facts && <VisuallyHidden>, {facts}</VisuallyHidden>}
    </a>
  )
}
