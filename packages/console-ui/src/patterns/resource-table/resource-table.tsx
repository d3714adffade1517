import { type ReactElement, useContext, useId, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { lazyPart } from '../../parts/lazy-part/lazy-part.tsx'
import { ProgressLine } from '../../parts/progress-line/progress-line.tsx'
import { ThemeContext } from '../../parts/theme-root/theme-context.ts'
import { classNames } from '../../styles/class-names.ts'
import { LiveRegion } from '../live-region/live-region.tsx'
import { SkipLink } from '../skip-link/skip-link.tsx'
import { useSmallContainer } from './cards/use-small-container.tsx'
import { FilterBar } from './filter-bar.tsx'
import type { TableMessages } from './messages.ts'
import { rangeText } from './model/page-range.ts'
import { TablePages } from './pagination.tsx'
import type { ResourceTableProps } from './resource-table-props.ts'
import { selectedOf } from './selection/row-selection.ts'
import * as css from './table-grid.css.ts'
import { TableGrid } from './table-grid.tsx'
import { TableGuard } from './table-guard.tsx'
import type { TableModel } from './table-model.ts'
import { useResourceTable } from './use-resource-table.ts'
import { type TableChoices, useTableChoice } from './use-table-choice.ts'

const CardList = lazyPart(async () => (await import('./cards/card-list.tsx')).CardList, {
  fallback: null,
  failed: (_, { table }) => table,
})

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
  const [chosen, setDensity] = useTableChoice(densities, props.tableId)
  const ownDensity = chosen ?? props.density
  const density = ownDensity ?? theme.density ?? 'comfortable'
  const [isNear, setNear] = useState(nothingHovers)
  const approach = () => setNear(true)
  const after = useId()
  const { selection, card } = props
  const { isSmall, probe } = useSmallContainer()
  const asCards = card !== undefined && isSmall
  const selected = selection ? selectedOf(selection.picks, model) : null
  const pending = model.status === 'loading' || model.list.stale
  const filterBar = <FilterBar props={props} model={model} density={density} onDensity={setDensity} />
  const focused = useRef(-1)
  const table = <TableGrid props={props} model={model} density={density} isNear={isNear} focused={focused} />
  const selectionBar = selection && (
    <SelectionBar
      selection={selection}
      selected={selected}
      model={model}
      noun={props.noun}
      beside={asCards ? 'cards' : 'table'}
    />
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only fetches what its headers will need
    <div
      data-ec-table=""
      data-ec-cards={card && ''}
      className={classNames(css.frame, ownDensity && css.density[ownDensity])}
      onFocus={approach}
      // A pointer that rested here while the list loaded never enters.
      onPointerMove={approach}
    >
      <SkipLink target={after}>{model.m.skip}</SkipLink>
      {(!selected || asCards) && filterBar}
      {!asCards && selectionBar}
      <NewRowsBar count={model.waiting} noun={props.noun} m={model.m} onShow={model.showWaiting} />
      <div className={css.progress}>{model.isSlow && <ProgressLine />}</div>
      {pending && props.whilePending}
      {card && probe}
      {asCards ? <CardList props={props} model={model} spec={card} focused={focused} table={table} /> : table}
      <div id={after} tabIndex={-1}>
        <TablePages model={model} pending={pending} />
      </div>
      {asCards && selectionBar}
      <Announcement
        asked={`${model.asked} ${model.wantedAt}`}
        pending={pending}
        polls={props.pollMs !== undefined && props.pollMs !== false}
        isSlow={model.isSlow || model.status === 'loading'}
        loading={model.m.state.loading(props.noun[1])}
        settled={settledText(props.noun, model, props.noMatch !== undefined)}
      />
      <LiveRegion>{model.news}</LiveRegion>
    </div>
  )
}

/** Touch has no approach before a press, and the first press on a header is meant for what it opens. */
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
  if (status === 'unasked') return ''
  if (status === 'failed') return m.state.failed(rows)
  if (status === 'empty' || (status === 'no-match' && ownWords)) return m.state.none(rows)
  if (status === 'no-match') return m.state.noMatch(rows)
  if (range.total === undefined) return `${rangeText(range, m.pages)} ${rows}`
  return m.state.shown(range.to - range.from + 1, range.total, noun)
}

type AnnouncementProps = {
  /** Changes when something else is asked for. */
  asked: string
  pending: boolean
  /** It refreshes itself. */
  polls: boolean
  /** It is worth saying that it loads. */
  isSlow: boolean
  loading: string
  settled: string
}

/**
 * What a screen reader hears about a list: that it loads, if that takes a while, then what is shown. Without polling a refresh follows
 * something that the reader did, so its new count is said as well; a list that refreshes itself is silent, and says nothing outdated
 * either. Apart from the list, which is not drawn again for it.
 */
function Announcement({ asked, pending, polls, isSlow, loading, settled }: AnnouncementProps): ReactElement {
  const [said, setSaid] = useState('')
  const answered = useRef<string>(undefined)
  // Before the rows are painted, so that saying so does not have the page laid out once more
  useLayoutEffect(() => {
    const isAnswered = answered.current === asked
    if (!pending) {
      setSaid((before) => (isAnswered && polls && before !== settled ? '' : settled))
      answered.current = asked
    } else if (isSlow && !isAnswered) setSaid(loading)
  }, [asked, pending, polls, isSlow, loading, settled])
  return <LiveRegion>{said}</LiveRegion>
}

type NewRowsBarProps = {
  count: number
  noun: readonly [one: string, many: string]
  m: TableMessages
  onShow: () => void
}

/** Rows that came by themselves wait here, so that nothing moves under the pointer (ux 7.19). */
function NewRowsBar({ count, noun, m, onShow }: NewRowsBarProps): ReactElement | null {
  if (count === 0) return null
  return (
    <div className={css.newRows}>
      {m.newRows(count, noun)}
      <Button kind="link" size="sm" onClick={onShow}>
        {m.showNew}
      </Button>
    </div>
  )
}

type Density = 'comfortable' | 'compact'

/** The height of rows. */
const densities: TableChoices<Density> = new WeakMap()
