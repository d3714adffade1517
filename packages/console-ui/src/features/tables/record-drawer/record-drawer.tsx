import { useConsoleSettings, useMessages } from '@edconsole/console-core'
import { type KeyboardEvent, type ReactElement, useLayoutEffect, useRef } from 'react'
import { Drawer } from '../../../parts/drawer/drawer.tsx'
import { useCode } from '../../../parts/lazy-part/use-code.ts'
import { Skeleton } from '../../../parts/skeleton/skeleton.tsx'
import { ScreenBoundary } from '../../../patterns/define-screen/screen-boundary.tsx'
import { LiveRegion } from '../../../patterns/live-region/live-region.tsx'
import { PanelTools } from '../../../patterns/split-panel/panel-tools.tsx'
import { ErrorState } from '../../../patterns/states/error-state.tsx'
import { fieldText } from '../viewer/field-text.ts'
import type { TableDefinition, TableRow } from '../viewer/table-definition.ts'
import { TABLES, type TableEntry } from '../viewer/tables.ts'
import { useTableWords } from '../viewer/use-table-words.ts'
import { type BackToRow, backToRow } from './back-to-row.ts'
import { type RecordDrawerMessages, recordDrawerMessages } from './messages.ts'
import * as css from './record-drawer.css.ts'
import { RecordErrors } from './record-errors.tsx'
import { RecordFields } from './record-fields.tsx'
import { RecordTabs } from './record-tabs.tsx'
import { filterOf, type Related } from './related.ts'
import { RelatedTable } from './related-table.tsx'
import { ERRORS_TAB, useRecordTab } from './use-record-tab.ts'

export type RecordDrawerProps = {
  table: TableDefinition
  row: TableRow
  districtId: string
  /** START year of the rows on show. */
  year: number
  onClose: () => void
  /** Personal data is shown, here as in the list. */
  showPersonal: boolean
  /** Switches it, here as in the list. */
  onTogglePersonal: () => void
  /** "12 of 18,562". */
  position?: string
  /** To the neighbors; undefined at the ends of the list. */
  previous?: (() => void) | undefined
  next?: (() => void) | undefined
}

/**
 * One row of a table with all that is known of it: its fields, what imports found wrong with it, and what belongs to it in
 * other tables (domain 8.15). J and K lead to the next row and the one before, on the buttons of the head the arrows too.
 * Closed, it gives the focus to the cell of the row that is open then: the list marks that row with `aria-current`.
 */
export function RecordDrawer(props: RecordDrawerProps): ReactElement {
  const { row, districtId, year, onClose, showPersonal, onTogglePersonal } = props
  const table = useTableWords(props.table)
  const { previous, next, position = '' } = props
  const m = useMessages('record-drawer', recordDrawerMessages)
  const { timeZone } = useConsoleSettings()
  const here = useRef<HTMLSpanElement>(null)
  const back = useRef<BackToRow>(null)
  const tab = useRecordTab(table)
  useLayoutEffect(() => {
    const way = backToRow(here.current?.parentElement ?? null)
    back.current = way
    return way.go
  }, [])

  const title = recordTitle(table, row, timeZone)
  const close = () => {
    back.current?.mark()
    onClose()
  }
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    const step = stepOf(event, { previous, next })
    if (!step) return
    event.preventDefault()
    step()
  }
  const shared = { districtId, year, personalShown: showPersonal, m }
  return (
    <>
      <span hidden ref={here} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of what stands in the drawer arrive here */}
      <div className={css.keys} onKeyDown={onKey}>
        <Drawer
          open
          size="wide"
          onClose={close}
          title={title}
          tools={
            position === '' ? undefined : (
              <span className={css.tools}>
                <PanelTools record={{ position, previous, next }} />
              </span>
            )
          }
        >
          <div className={css.body} data-ec-record="">
            <RecordTabs table={table} title={title} tab={tab} m={m} />
            <ScreenBoundary part of={row}>
              {tab.related ? (
                <RelatedRows {...shared} key={tab.related.table} related={tab.related} row={row} />
              ) : tab.current === ERRORS_TAB ? (
                <RecordErrors {...shared} table={table} row={row} />
              ) : (
                <RecordFields {...shared} table={table} row={row} onTogglePersonal={onTogglePersonal} />
              )}
            </ScreenBoundary>
            <LiveRegion>{`${title}, ${position}`}</LiveRegion>
          </div>
        </Drawer>
      </div>
    </>
  )
}

type Steps = { previous: (() => void) | undefined; next: (() => void) | undefined }

/** What a key does here: letters anywhere but in fields, arrows on the drawer itself and on the buttons of its head. */
function stepOf(event: KeyboardEvent<HTMLElement>, { previous, next }: Steps): (() => void) | undefined {
  const { target, key } = event
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.defaultPrevented)
    return undefined
  if (!(target instanceof Element) || target.closest('input, select, textarea, [role="menu"]'))
    return undefined
  const letter = { j: next, k: previous }[key]
  if (letter) return letter
  const inHead = target.matches('[role="dialog"], button') && target.closest('[data-ec-record]') === null
  return inHead ? { ArrowDown: next, ArrowUp: previous }[key] : undefined
}

/** What a record is called: `Student 30018842`; empty ids leave the noun alone. */
function recordTitle({ noun, fields }: TableDefinition, row: TableRow, timeZone: string): string {
  const [first] = fields
  const name = first && !first.personal ? fieldText(first, row, timeZone) : ''
  const title = [noun[0], name].filter(Boolean).join(' ')
  return title.charAt(0).toUpperCase() + title.slice(1)
}

type RelatedRowsProps = {
  related: Related
  row: TableRow
  districtId: string
  year: number
  personalShown: boolean
  m: RecordDrawerMessages
}

/** Rows of another table that belong to the record; their fields and they themselves are fetched now. */
function RelatedRows({ related, row, ...rest }: RelatedRowsProps): ReactElement {
  const { load }: TableEntry = TABLES[related.table]
  const { code: table, failed, retry } = useCode(load)
  const { m } = rest
  if (failed) return <ErrorState title={m.tableFailed} onRetry={retry} />
  if (!table) return <Skeleton width="70%" />
  return <RelatedTable {...rest} table={table} filter={filterOf(related, row)} />
}
