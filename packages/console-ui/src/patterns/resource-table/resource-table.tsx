import { type ReactElement, useContext, useId, useState } from 'react'
import { lazyPart } from '../../parts/lazy-part/lazy-part.tsx'
import { ProgressLine } from '../../parts/progress-line/progress-line.tsx'
import { ThemeContext } from '../../parts/theme-root/theme-context.ts'
import { classNames } from '../../styles/class-names.ts'
import { LiveRegion } from '../live-region/live-region.tsx'
import { SkipLink } from '../skip-link/skip-link.tsx'
import { Announcement } from './announcement.tsx'
import { CardsOrTable } from './cards/cards-or-table.tsx'
import { FilterBar } from './filter-bar.tsx'
import { NewRowsBar } from './new-rows-bar.tsx'
import { rangeText } from './range-text.ts'
import type { ResourceTableProps } from './resource-table-props.ts'
import { selectedOf } from './selection/row-selection.ts'
import * as css from './table-grid.css.ts'
import { TableGrid } from './table-grid.tsx'
import { TableGuard } from './table-guard.tsx'
import type { TableModel } from './table-model.ts'
import { TablePages } from './table-pages.tsx'
import { useOwnDensity } from './use-own-density.ts'
import { useResourceTable } from './use-resource-table.ts'

const SelectionBar = lazyPart(async () => (await import('./selection/selection-bar.tsx')).SelectionBar, {
  fallback: null,
})

/**
 * A list of the server's, with search, filters, order, pages and columns (ux 8.1). What the reader sets stands in the
 * address (R16); columns and page size are saved under `tableId` (R23).
 * @example <ResourceTable tableId="import-logs" operation={importLogsResource.headers} columns={columns} label="Import logs" noun={['batch', 'batches']} />
 */
export function ResourceTable<Row extends object>(given: ResourceTableProps<Row>): ReactElement {
  return (
    <TableGuard props={given}>
      {(props) => (
        // The table knows from the start whether its rows can be selected
        <DrawnTable key={props.selection ? 'selecting' : 'reading'} {...props} />
      )}
    </TableGuard>
  )
}

function DrawnTable<Row extends object>(props: ResourceTableProps<Row>): ReactElement {
  const model = useResourceTable(props)
  const theme = useContext(ThemeContext)
  const [chosen, setDensity] = useOwnDensity(props.tableId)
  const ownDensity = chosen ?? props.density
  const density = ownDensity ?? theme.density ?? 'comfortable'
  const [isNear, setNear] = useState(nothingHovers)
  const approach = () => setNear(true)
  const after = useId()
  const { selection, card } = props
  const selected = selection ? selectedOf(selection.picks, model) : null
  const pending = model.status === 'loading' || model.list.stale
  const filterBar = <FilterBar props={props} model={model} density={density} onDensity={setDensity} />
  const table = <TableGrid props={props} model={model} density={density} isNear={isNear} />
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only fetches what its headers will need
    <div
      data-ec-table=""
      data-ec-cards={card && ''}
      className={classNames(css.frame, ownDensity && css.density[ownDensity])}
      onFocus={approach}
      onPointerEnter={approach}
    >
      <SkipLink target={after}>{model.m.skip}</SkipLink>
      {!selected && filterBar}
      {selection && (
        <SelectionBar selection={selection} selected={selected} model={model} noun={props.noun} />
      )}
      <NewRowsBar count={model.waiting} noun={props.noun} m={model.m} onShow={model.showWaiting} />
      <div className={css.progress}>{model.isSlow && <ProgressLine />}</div>
      {pending && props.whilePending}
      {card ? <CardsOrTable props={props} model={model} spec={card} table={table} /> : table}
      <div id={after} tabIndex={-1}>
        <TablePages model={model} pending={pending} />
      </div>
      <Announcement
        asked={model.asked}
        pending={pending}
        isSlow={model.isSlow || model.status === 'loading'}
        loading={model.m.state.loading(props.noun[1])}
        settled={settledText(props.noun, model, props.noMatch !== undefined)}
      />
      <LiveRegion>{model.news}</LiveRegion>
    </div>
  )
}

/** Then nobody comes near before a press, and the first press on a header is meant for what it opens. */
function nothingHovers(): boolean {
  return globalThis.matchMedia?.('(hover: none)').matches ?? false
}

function settledText<Row extends object>(
  noun: readonly [one: string, many: string],
  { status, range, m }: TableModel<Row>,
  /** The screen says in its own words why nothing matches; "these filters" may not be the reason. */
  ownWords: boolean,
): string {
  const [, rows] = noun
  if (status === 'failed') return m.state.failed(rows)
  if (status === 'empty' || (status === 'no-match' && ownWords)) return m.state.none(rows)
  if (status === 'no-match') return m.state.noMatch(rows)
  if (range.total === undefined) return `${rangeText(range, m.pages)} ${rows}`
  return m.state.shown(range.to - range.from + 1, range.total, noun)
}
