import { type ReactElement, useCallback, useId, useMemo, useRef } from 'react'
import { lazyPart } from '../../parts/lazy-part/lazy-part.tsx'
import { together } from '../../parts/skeleton/skeleton.css.ts'
import { useHeldLoading } from '../../parts/skeleton/use-held-loading.ts'
import { VisuallyHidden } from '../../parts/visually-hidden/visually-hidden.tsx'
import { classNames } from '../../styles/class-names.ts'
import { compactSizes, growingSizes } from '../../styles/tokens/sizes.ts'
import { BOX_WIDTH, drawnColumns, leastWidths, MENU_WIDTH, takesTheRest, widthOf } from './column-widths.ts'
import { HeaderRow } from './header-row.tsx'
import { PinnedOffsets } from './pinned-offsets.tsx'
import { columnPriorityClass } from './priority-class.ts'
import type { ResourceTableProps } from './resource-table-props.ts'
import { RowWords } from './row-words.tsx'
import { Rows } from './rows.tsx'
import { ScrollMemory } from './scroll-memory.tsx'
import { SkeletonRows } from './skeleton-rows.tsx'
import { StateRow } from './state-row.tsx'
import * as css from './table-grid.css.ts'
import type { TableModel } from './table-model.ts'
import { TableState } from './table-status.tsx'
import { useScrollState } from './use-scroll-state.ts'

const HeaderBox = lazyPart(async () => (await import('./selection/selection-cells.tsx')).HeaderBox, {
  fallback: <td className={css.headerCell} />,
  failed: () => <td className={css.headerCell} />,
})

export type TableGridProps<Row extends object> = {
  props: ResourceTableProps<Row>
  model: TableModel<Row>
  density: 'comfortable' | 'compact'
  /** The pointer or the focus has come to the table. */
  isNear: boolean
}

/** The scrolling part: a native table, whatever it shows. */
export function TableGrid<Row extends object>(given: TableGridProps<Row>): ReactElement {
  const { props, model, density, isNear } = given
  const region = useRef<HTMLDivElement>(null)
  const { scrolled, overflows } = useScrollState(region)
  const hasMenu = (props.rowMenu ?? props.onRowOpen) !== undefined
  const { selection } = props
  const [boxes, chevrons] = [selection !== undefined, props.expand !== undefined]
  const extras = useMemo(() => ({ boxes, menu: hasMenu, chevrons }), [boxes, hasMenu, chevrons])
  const { table } = model
  const headers = table.getFlatHeaders()
  const { columnSizing } = model.arranged
  const columns = useMemo(() => drawnColumns(headers, columnSizing, extras), [headers, columnSizing, extras])
  const span = columns.length + (hasMenu ? 1 : 0) + (selection ? 1 : 0)
  // Placeholders that have been seen stay for a moment.
  const wasLoading = useHeldLoading(model.status === 'loading')
  const isLoading = wasLoading || model.status === 'loading'
  const hasRows = model.status === 'rows' && !isLoading
  const isGrid = hasRows && props.grid === true
  const isPinned = columns.some(({ pinned }) => pinned)
  const hasTools = isNear || isPinned || columns.some(({ field }) => columnSizing[field])
  const rest = takesTheRest(columns, columnSizing)
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
        style={leastWidths(columns, extras)}
        aria-busy={isLoading || model.list.stale || undefined}
        aria-rowcount={hasRows ? (model.range.total ?? -1) + 1 || -1 : undefined}
      >
        <caption>
          <VisuallyHidden>{props.label}</VisuallyHidden>
        </caption>
        <colgroup>
          {selection && <col className={css.column} style={widthOf(BOX_WIDTH)} />}
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
          headers={headers}
          columns={columns}
          sorting={table.atoms.sorting.get()}
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
