import type { ReactElement } from 'react'
import { Badge } from '../../../parts/badge/badge.tsx'
import { LockedIcon } from '../../../parts/icons/icons.ts'
import { Select } from '../../../parts/select/select.tsx'
import { PageHeader } from '../../../patterns/page-header/page-header.tsx'
import type { TableSheetProps } from './table-sheet.tsx'
import { TableSheetButton } from './table-sheet-button.tsx'
import * as css from './table-viewer.css.ts'
import { hasOthers } from './use-table-places.ts'
import { yearOptions } from './year-options.ts'

export type TableHeaderProps = Omit<TableSheetProps, 'open' | 'onClose'> & {
  title: string
  /** How many of the rows are active, where not all are. */
  active: string | undefined
}

/** What the table is called, how old it is and of which year; in narrow containers also the way to the others. */
export function TableHeader({ title, active, ...options }: TableHeaderProps): ReactElement {
  const { imported, current, groups, year, sheet, m } = options
  const tables = groups.flatMap((group) => group.tables)
  return (
    <PageHeader
      title={title}
      badge={
        <span className={css.wide}>
          <Badge icon={<LockedIcon size="sm" />}>{m.readOnly}</Badge>
        </span>
      }
      meta={
        imported && (
          <span className={css.wide}>
            {imported}
            {active && ` · ${active}`}
          </span>
        )
      }
      actions={
        <>
          <span className={css.wide}>
            {hasOthers(groups) && (
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
              options={yearOptions(year)}
              onChange={(next) => year.change(Number(next))}
            />
            <span ref={sheet.actions.inHeader} />
          </span>
          <TableSheetButton {...options} />
        </>
      }
    />
  )
}
