import type { ReactElement } from 'react'
import { Badge } from '../../../parts/badge/badge.tsx'
import { Button } from '../../../parts/button/button.tsx'
import { LockedIcon, TableIcon } from '../../../parts/icons/icons.ts'
import { lazyOverlay } from '../../../parts/lazy-part/lazy-overlay.tsx'
import { preloadOnApproach } from '../../../parts/lazy-part/preload-on-approach.ts'
import { Select } from '../../../parts/select/select.tsx'
import { PageHeader } from '../../../patterns/page-header/page-header.tsx'
import type { TableSheetProps } from './table-sheet.tsx'
import * as css from './table-viewer.css.ts'
import { hasOthers } from './use-table-places.ts'
import { yearOptions } from './year-options.ts'

const TableSheet = /* @__PURE__ */ lazyOverlay(async () => (await import('./table-sheet.tsx')).TableSheet)

/** In a small container, in place of rail, year and buttons: one button, and behind it all of them. */
function TableSheetButton(props: Omit<TableSheetProps, 'open' | 'onClose'>): ReactElement {
  const { sheet, m } = props
  return (
    <>
      <Button
        className={css.onlySmall}
        icon={<TableIcon />}
        {...preloadOnApproach(TableSheet)}
        onClick={() => sheet.setOpen(true)}
      >
        {m.tables}
      </Button>
      <TableSheet {...props} open={sheet.open} onClose={() => sheet.setOpen(false)} />
    </>
  )
}

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
