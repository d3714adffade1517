import {
  type ReactElement,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react'
import { lazyPart } from '../../parts/lazy-part/lazy-part.tsx'
import { together } from '../../parts/skeleton/skeleton.css.ts'
import { Skeleton } from '../../parts/skeleton/skeleton.tsx'
import { useHeldLoading } from '../../parts/skeleton/use-held-loading.ts'
import { VisuallyHidden } from '../../parts/visually-hidden/visually-hidden.tsx'
import { classNames } from '../../styles/class-names.ts'
import { compactSizes, growingSizes } from '../../styles/tokens/sizes.ts'
import type { Column } from './column.ts'
import { columnPriorityClass, isSticky, pinnedOffset, priorityClass } from './column-style.ts'
import {
  BOX_WIDTH,
  drawnColumns,
  leastWidths,
  MENU_WIDTH,
  nameOf,
  takesTheRest,
  widthOf,
} from './column-widths.ts'
import { HeaderRow } from './header-row.tsx'
import type { ResourceTableProps } from './resource-table-props.ts'
import { RowWords } from './row-controls.tsx'
import { DRAW_ALL_UP_TO } from './row-window.ts'
import { GridKeys, Rows } from './rows.tsx'
import { ScrollMemory } from './scroll-memory.tsx'
import * as css from './table-grid.css.ts'
import type { TableModel } from './table-model.ts'
import { TableState } from './table-status.tsx'
import { useFieldsWithoutRoom } from './use-fields-without-room.ts'
import { type FocusedRow, useFocusedRow } from './use-focused-row.ts'
import { useScrollState } from './use-scroll-state.ts'

const HeaderBox = lazyPart(async () => (await import('./selection/selection-cells.tsx')).HeaderBox, {
  fallback: <td className={css.headerCell} />,
  failed: () => <td className={css.headerCell} />,
})

const AS_DECLARED = {}

export type TableGridProps<Row extends object> = {
  props: ResourceTableProps<Row>
  model: TableModel<Row>
  density: 'comfortable' | 'compact'
  /** The pointer or the focus has come to the table. */
  isNear: boolean
  focused: FocusedRow
}

/** The scrolling part: a native table, whatever it shows. */
export function TableGrid<Row extends object>(given: TableGridProps<Row>): ReactElement {
  const { props, model, density, isNear } = given
  const region = useRef<HTMLDivElement>(null)
  const { scrolled, overflows } = useScrollState(region)
  useFocusedRow(region, 'tbody > tr[data-index]', given.focused)
  const hasMenu = (props.rowMenu ?? props.onRowOpen) !== undefined
  const { selection } = props
  const [boxes, chevrons] = [selection !== undefined, props.expand !== undefined]
  const extras = useMemo(() => ({ boxes, menu: hasMenu, chevrons }), [boxes, hasMenu, chevrons])
  const { table } = model
  const headers = table.getFlatHeaders()
  const { columnSizing } = model.arranged
  // With the widths that the list declares: a reader who drags an edge makes no column come or go.
  const all = useMemo(() => drawnColumns(headers, AS_DECLARED, extras), [headers, extras])
  const { withoutRoom, setWithoutRoom } = model
  const sorting = table.atoms.sorting.get()
  useFieldsWithoutRoom(region, {
    columns: all,
    has: extras,
    sorted: sorting[0]?.id,
    keepsAll: model.keepsAll,
    onFound: setWithoutRoom,
  })
  const shown = useMemo(
    () => headers.filter(({ column }) => !withoutRoom?.includes(column.id)),
    [headers, withoutRoom],
  )
  const isFitted = withoutRoom !== undefined
  const columns = useMemo(
    () => drawnColumns(shown, columnSizing, extras, isFitted),
    [shown, columnSizing, extras, isFitted],
  )
  const span = columns.length + (hasMenu ? 1 : 0) + (selection ? 1 : 0)
  // Placeholders that have been seen stay for a moment.
  const wasLoading = useHeldLoading(model.status === 'loading')
  const isLoading = wasLoading || model.status === 'loading'
  const hasRows = model.status === 'rows' && !isLoading
  const isGrid = hasRows && props.grid === true
  useEffect(() => {
    if (props.grid) void GridKeys.preload().catch(() => {})
  }, [props.grid])
  const isPinned = columns.some(({ pinned }) => pinned)
  const hasTools = isNear || isPinned || columns.some(({ field }) => columnSizing[field])
  const rest = takesTheRest(columns, columnSizing)
  const least = useMemo(() => leastWidths(columns, extras), [columns, extras])
  const wordsId = useId()
  const latest = useRef(model)
  latest.current = model
  const toggle = useCallback((key: string) => latest.current.table.getRow(key).toggleExpanded(), [])
  // Rows that stand in for those of another page keep their own numbers.
  const first = useRef(model.range.from)
  if (!model.list.stale) first.current = model.range.from
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section of the page, not of the document
    <div
      ref={region}
      role="region"
      aria-label={props.label}
      tabIndex={overflows && !isGrid ? 0 : undefined}
      data-ec-scrolled={scrolled ? '' : undefined}
      className={css.region}
    >
      <table
        role={isGrid ? 'grid' : undefined}
        aria-colcount={isGrid ? span : undefined}
        className={css.table}
        style={least}
        aria-busy={isLoading || model.list.stale || undefined}
        aria-rowcount={hasRows ? (model.range.total ?? -1) + 1 || -1 : undefined}
      >
        <caption>
          <VisuallyHidden>{props.label}</VisuallyHidden>
        </caption>
        <colgroup>
          {selection && <col className={css.column} style={widthOf(BOX_WIDTH)} data-ec-unprinted="" />}
          {columns.map((column) => (
            <col
              key={column.field}
              className={classNames(css.column, columnPriorityClass(column))}
              style={column.width && column.field !== rest ? widthOf(column.width) : undefined}
            />
          ))}
          {hasMenu && <col className={css.column} style={widthOf(MENU_WIDTH)} />}
        </colgroup>
        <HeaderRow
          model={latest}
          headers={shown}
          columns={columns}
          sorting={sorting}
          expandable={props.expand !== undefined && hasRows}
          hasMenu={hasMenu}
          hasTools={hasTools}
          region={region}
        >
          {selection && <HeaderBox selection={selection} model={model} noun={props.noun} />}
        </HeaderRow>
        <tbody className={isLoading ? together : model.isSlow ? css.dimmed : undefined}>
          {hasRows ? (
            <Rows
              {...props}
              model={selection && model}
              rows={table.getRowModel().rows}
              region={region}
              wordsId={wordsId}
              menuLabel={model.m.actions}
              rowHeight={density === 'compact' ? compactSizes.row : growingSizes.row}
              first={first.current}
              columns={columns}
              expanded={table.state}
              toggle={toggle}
              span={span}
            />
          ) : isLoading && !wasLoading ? (
            <PlaceOfRows span={span} count={model.size} />
          ) : isLoading ? (
            <SkeletonRows
              columns={columns}
              count={model.size}
              hasBoxes={selection !== undefined}
              hasMenu={hasMenu}
            />
          ) : (
            <StateRow span={span}>
              <TableState props={props} model={model} />
            </StateRow>
          )}
        </tbody>
      </table>
      <RowWords id={wordsId} m={model.m} />
      <ScrollMemory
        region={region}
        asked={`${props.tableId} ${model.asked}`}
        settled={hasRows && !model.list.stale}
      />
      {isPinned && <PinnedOffsets region={region} columns={columns} />}
    </div>
  )
}

type PinnedOffsetsProps = {
  region: RefObject<HTMLElement | null>
  columns: readonly Column<never>[]
}

/** Measures how far from the start each pinned column stays: the table may give columns more than they ask for. */
function PinnedOffsets({ region, columns }: PinnedOffsetsProps): null {
  const sticky = columns.filter(isSticky)
  // Other columns, other headers.
  const fields = sticky.map(({ field }) => field).join(' ')
  const count = sticky.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: the headers are those of these fields
  useLayoutEffect(() => {
    const element = region.current
    if (!element) return
    const headers = [...element.querySelectorAll('thead [data-field]')].slice(0, count)
    // The boxes of a selection stay before them.
    const before = [...element.querySelectorAll('thead th:first-child:not([data-field])')]
    const measure = () => {
      let offset = before.reduce((width, box) => width + box.getBoundingClientRect().width, 0)
      headers.forEach((header, index) => {
        element.style.setProperty(pinnedOffset(index), `${offset}px`)
        offset += header.getBoundingClientRect().width
      })
    }
    measure()
    const observer = new ResizeObserver(measure)
    for (const header of [...before, ...headers]) observer.observe(header)
    return () => observer.disconnect()
  }, [region, count, fields])
  return null
}

/** What stands in the body in place of rows; the header row stays. */
function StateRow({ span, children }: { span: number; children: ReactNode }): ReactElement {
  return (
    <tr>
      <td className={css.stateCell} colSpan={span}>
        <div className={css.stateBox}>{children}</div>
      </td>
    </tr>
  )
}

/** Keeps the place of the rows before skeletons may be seen: a fast answer would only throw all of them away. */
function PlaceOfRows({ span, count }: { span: number; count: number }): ReactElement {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row cannot have the focus
    <tr aria-hidden="true">
      <td
        colSpan={span}
        className={css.placeOfRows}
        style={{ [nameOf(css.rowCount)]: Math.min(count, DRAW_ALL_UP_TO) }}
      />
    </tr>
  )
}

type SkeletonRowsProps<Row> = {
  columns: readonly Column<Row>[]
  count: number
  hasBoxes: boolean
  hasMenu: boolean
}

/** As many rows as the page will have, as far as they could be in sight, with the real widths, so that nothing jumps when they come. */
function SkeletonRows<Row>(props: SkeletonRowsProps<Row>): ReactElement {
  const { columns, count, hasBoxes, hasMenu } = props
  return (
    <>
      {Array.from({ length: Math.min(count, DRAW_ALL_UP_TO) }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row cannot have the focus
        <tr key={index} aria-hidden="true">
          {hasBoxes && <td className={css.cell} />}
          {columns.map((column) => (
            <td
              key={column.field}
              className={classNames(css.cell, column.rowHeader && css.sticky, priorityClass(column))}
            >
              <span className={column.align === 'end' ? css.skeletonAtEnd : undefined}>
                <Skeleton width={column.align === 'end' ? '40%' : index % 2 ? '56%' : '70%'} />
              </span>
            </td>
          ))}
          {hasMenu && <td className={css.cell} />}
        </tr>
      ))}
    </>
  )
}
