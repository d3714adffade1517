import { useMessages, useSnackbar } from '@edconsole/console-core'
import { type ReactElement, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { Button } from '../../../parts/button/button.tsx'
import { classNames } from '../../../styles/class-names.ts'
import { LiveRegion } from '../../live-region/live-region.tsx'
import { tableMessages } from '../messages.ts'
import * as table from '../table-grid.css.ts'
import type { Selected, SelectionPartProps } from './row-selection.ts'
import * as css from './selection.css.ts'

export type SelectionBarProps<Row extends object> = SelectionPartProps<Row> & {
  selected: Selected<Row> | null
  /** Beside cards it lies at the bottom edge, where a thumb is, and the filters stay. */
  beside: 'table' | 'cards'
}

/** What is selected and what can be done with it: in place of a table's filters, or below cards. */
export function SelectionBar<Row extends object>({
  selected,
  beside,
  ...part
}: SelectionBarProps<Row>): ReactElement {
  const { selection } = part
  const m = useMessages('table', tableMessages).selection
  const bar = useRef<HTMLElement>(null)
  const { wantsBar, header } = selection
  const isOpen = selected !== null
  // A selection by key moves the focus on; a click leaves it where it is.
  useEffect(() => {
    if (isOpen && wantsBar.current) bar.current?.focus()
    if (isOpen) wantsBar.current = false
  })
  useClearedByQuery(part)
  const count = selected && m.count(selected.count)
  const clearButton = (
    <Button kind="ghost" size="sm" onClick={selection.clear}>
      {m.clear}
    </Button>
  )
  return (
    <>
      <LiveRegion>{count}</LiveRegion>
      {selected && (
        <div className={classNames(beside === 'cards' && css.foot)}>
          <div className={css.place}>
            <Bar bar={bar} header={header}>
              <div className={css.inside}>
                <span className={css.count}>{count}</span>
                {beside === 'cards' ? (
                  <>
                    <WholePage {...part} />
                    <span className={css.space} />
                    {clearButton}
                    <span className={css.actions}>{selection.actions(selected)}</span>
                  </>
                ) : (
                  <>
                    <span className={css.line} />
                    {selection.actions(selected)}
                    <span className={css.space} />
                    {clearButton}
                  </>
                )}
              </div>
            </Bar>
          </div>
          <AllMatching {...part} />
        </div>
      )}
    </>
  )
}

/** Moves the focus to the list when the bar closes while it is inside, after Clear or after an action. */
function Bar({
  bar,
  header,
  children,
}: {
  bar: RefObject<HTMLElement | null>
  header: RefObject<HTMLElement | null>
  children: ReactNode
}): ReactElement {
  const m = useMessages('table', tableMessages).selection
  // Only an effect of what closes runs while the focus is still there.
  useLayoutEffect(() => {
    const element = bar.current
    const list = element?.closest('[data-ec-table]')
    return () => {
      if (!element?.contains(element.ownerDocument.activeElement)) return
      const box = header.current?.querySelector('input') ?? list?.querySelector('input[type="checkbox"]')
      if (box instanceof HTMLElement) box.focus()
    }
  }, [bar, header])
  return (
    <section ref={bar} tabIndex={-1} aria-label={m.label} className={css.bar}>
      {children}
    </section>
  )
}

/** Cards have no header with a checkbox for all of them. */
function WholePage<Row extends object>({ model, noun }: SelectionPartProps<Row>): ReactElement | null {
  const m = useMessages('table', tableMessages).selection
  if (model.table.getIsAllPageRowsSelected()) return null
  return (
    <Button kind="ghost" size="sm" onClick={() => model.table.toggleAllPageRowsSelected(true)}>
      {m.selectPage(noun[1])}
    </Button>
  )
}

/** With a whole page selected: offers to select the other pages too. */
function AllMatching<Row extends object>({
  selection,
  model,
  noun,
}: SelectionPartProps<Row>): ReactElement | null {
  const m = useMessages('table', tableMessages).selection
  const { rows } = model.table.getRowModel()
  const { total } = model.range
  const hasMore = total === undefined || total > rows.length
  if (!hasMore || !model.table.getIsAllPageRowsSelected()) return null
  return (
    <div className={table.newRows}>
      {selection.picks.all ? (
        m.allSelected(total, noun[1])
      ) : (
        <>
          {m.pageSelected(rows.length)}
          <Button kind="link" size="sm" onClick={() => selection.change((was) => ({ ...was, all: true }))}>
            {m.selectAll(total)}
          </Button>
        </>
      )}
    </div>
  )
}

/** Rows of another filter or search are other rows: the selection is cleared with a message. */
function useClearedByQuery<Row extends object>({ selection, model }: SelectionPartProps<Row>): void {
  const snackbar = useSnackbar()
  const message = useMessages('table', tableMessages).selection.filtersChanged
  const query = JSON.stringify([model.query.filter, model.query.search])
  const before = useRef(query)
  useEffect(() => {
    if (before.current === query) return
    before.current = query
    if (!selection.picks.all && selection.picks.rows.size === 0) return
    selection.clear()
    snackbar.show({ color: 'info', message })
  })
}
