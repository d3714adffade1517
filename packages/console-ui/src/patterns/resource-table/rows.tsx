import type { ExpandedState } from '@tanstack/react-table'
import {
  Fragment,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
} from 'react'
import { lazyPart } from '../../parts/lazy-part/lazy-part.tsx'
import { BodyRow } from './body-row.tsx'
import type { Column } from './column.ts'
import type { ListRow } from './list-table.ts'
import { memoOfRows } from './memo-of-rows.ts'
import { assignSlots } from './model/assign-slots.ts'
import type { ResourceTableProps } from './resource-table-props.ts'
import { RowWindowing } from './row-windowing.tsx'
import * as css from './table-grid.css.ts'
import type { TableModel } from './table-model.ts'

/** Handed out so that a list which is a grid fetches it with its rows. */
export const GridKeys = lazyPart(async () => (await import('./grid/grid-focus.ts')).GridKeys, {
  fallback: null,
  failed: () => null,
})

const RowBox = lazyPart(async () => (await import('./selection/selection-cells.tsx')).RowBox, {
  fallback: <td className={css.cell} />,
  failed: () => <td className={css.cell} />,
})

export type RowsProps<Row extends object> = Pick<
  ResourceTableProps<Row>,
  | 'expand'
  | 'note'
  | 'instead'
  | 'rowMenu'
  | 'onRowOpen'
  | 'onRowEnter'
  | 'openKey'
  | 'revealKey'
  | 'grid'
  | 'selection'
  | 'noun'
> & {
  /** For the boxes of a selection; absent without one. */
  model: TableModel<Row> | undefined
  rows: readonly ListRow<Row>[]
  region: RefObject<HTMLDivElement | null>
  /** Of the `RowWords`. */
  wordsId: string
  menuLabel: string
  rowHeight: number
  /** Number of the first row in the whole list, counted from 1. */
  first: number
  columns: readonly Column<Row>[]
  /** Draws them anew; each row knows itself whether it is unfolded. */
  expanded: ExpandedState
  toggle(key: string): void
  span: number
}

/** The rows of the page; on a long page only those in view, with room kept for the others. Asking for another page does not draw it. */
export const Rows = memoOfRows(DrawnRows)

function DrawnRows<Row extends object>(props: RowsProps<Row>): ReactElement {
  const { rows, columns, expanded, expand, rowMenu, onRowOpen, grid, selection } = props
  const id = useId()
  const { note } = props
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows are unfolded by what is in `expanded`
  const lines = useMemo(
    () =>
      rows.flatMap((item, position) => {
        const noted = note?.(item.original) ?? null
        return [
          { key: item.id, item, position, below: null },
          ...(noted === null ? [] : [{ key: `${item.id}!`, item, position, below: noted }]),
          ...(expand && item.getIsExpanded()
            ? [{ key: `${item.id}+`, item, position, below: expand(item.original) }]
            : []),
        ]
      }),
    [rows, note, expand, expanded],
  )
  // The same list while no line comes or goes: with another one every position is worked out anew.
  const keys = useMemo(() => lines.map((line) => line.key), [lines])
  const slots = useRef<ReadonlyMap<string, number>>(new Map())
  slots.current = assignSlots(
    rows.map((item) => item.id),
    slots.current,
  )
  // The same function whatever the screen hands in, so that a row that stays is not drawn for it.
  const latestOpen = useRef(onRowOpen)
  latestOpen.current = onRowOpen
  const openRow = useCallback((row: Row) => latestOpen.current?.(row), [])
  const lineAt = (index: number, measure: BodyRowMeasure): ReactElement | null => {
    const line = lines[index]
    if (!line) return null
    const { item } = line
    const { id: key, original: row } = item
    const previewId = `${id}-${key}`
    return line.key !== key ? (
      <ExpandedRow
        id={line.key.endsWith('+') ? previewId : undefined}
        index={index}
        span={props.span}
        measure={measure}
      >
        {line.below}
      </ExpandedRow>
    ) : (
      <BodyRow
        rowKey={key}
        row={row}
        wordsId={props.wordsId}
        columns={columns}
        index={index}
        rowIndex={props.first + line.position + 1}
        measure={measure}
        open={props.openKey === key}
        onOpen={onRowOpen && openRow}
        onToggle={expand && props.toggle}
        expanded={expand !== undefined && item.getIsExpanded()}
        previewId={previewId}
        menu={rowMenu}
        menuLabel={props.menuLabel}
        instead={props.instead}
        grid={grid === true}
        picked={selection && item.getIsSelected()}
      >
        {selection && props.model && (
          <RowBox
            selection={selection}
            model={props.model}
            noun={props.noun}
            row={item}
            name={columns[0]?.text(row) ?? ''}
          />
        )}
      </BodyRow>
    )
  }
  // Scrolling draws this part alone: a line that was drawn already is the same element and is left as it is.
  const kept = new Map<number, ReactElement | null>()
  let measuredBy: BodyRowMeasure
  const keptLine = (index: number, measure: BodyRowMeasure): ReactElement | null => {
    if (measuredBy !== measure) kept.clear()
    measuredBy = measure
    if (!kept.has(index)) kept.set(index, lineAt(index, measure))
    return kept.get(index) ?? null
  }
  return (
    <RowWindowing keys={keys} region={props.region} rowHeight={props.rowHeight}>
      {({ drawn, after, measure, reveal }) => (
        <>
          <Revealed wanted={props.revealKey} keys={keys} reveal={reveal} />
          {drawn.map(({ index, gap }) => (
            <Fragment key={slots.current.get(keys[index] ?? '') ?? keys[index]}>
              {gap > 0 && <SpacerRow height={gap} span={props.span} />}
              {keptLine(index, measure)}
            </Fragment>
          ))}
          {after > 0 && <SpacerRow height={after} span={props.span} />}
          {grid && (
            <GridKeys
              region={props.region}
              lines={lines.length}
              reveal={reveal}
              open={(index) => {
                const item = lines[index]?.item
                const onEnter = props.onRowEnter ?? onRowOpen
                if (item && onEnter) onEnter(item.original)
                else if (item && expand) props.toggle(item.id)
              }}
            />
          )}
        </>
      )}
    </RowWindowing>
  )
}

type BodyRowMeasure = ((element: HTMLTableRowElement | null) => void) | undefined

type RevealedProps = {
  wanted: string | undefined
  keys: readonly string[]
  reveal: (index: number) => void
}

/** Brings a wanted row into view; draws nothing. */
function Revealed({ wanted, keys, reveal }: RevealedProps): null {
  const latest = useRef({ keys, reveal })
  latest.current = { keys, reveal }
  useEffect(() => {
    const index = wanted === undefined ? -1 : latest.current.keys.indexOf(wanted)
    if (index >= 0) latest.current.reveal(index)
  }, [wanted])
  return null
}

type ExpandedRowProps = {
  id: string | undefined
  index: number
  span: number
  measure: ((element: HTMLTableRowElement | null) => void) | undefined
  children: ReactNode
}

/** The preview below a row. */
function ExpandedRow({ id, index, span, measure, children }: ExpandedRowProps): ReactElement {
  return (
    <tr id={id} ref={measure} data-index={index}>
      <td className={css.expandedCell} colSpan={span}>
        {children}
      </td>
    </tr>
  )
}

/** Room for rows that are not drawn. */
export function SpacerRow({ height, span }: { height: number; span: number }): ReactElement {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row cannot have the focus
    <tr aria-hidden="true">
      <td className={css.spacer} colSpan={span} style={{ blockSize: height }} />
    </tr>
  )
}
