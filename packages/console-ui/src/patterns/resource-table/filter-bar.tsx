import { formatCount, plural } from '@edconsole/console-core'
import { type ReactElement, useLayoutEffect, useMemo, useRef } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { IconButton } from '../../parts/icon-button/icon-button.tsx'
import { AddIcon, DensityIcon, ViewsIcon } from '../../parts/icons/icons.ts'
import { lazyPart } from '../../parts/lazy-part/lazy-part.tsx'
import { OverlayTrigger } from '../../parts/overlay-trigger/overlay-trigger.tsx'
import { Popover } from '../../parts/popover/popover.tsx'
import { classNames } from '../../styles/class-names.ts'
import type { AddFilterPanelProps } from './add-filter-panel.tsx'
import { ColumnsPopover } from './columns-popover.tsx'
import { CsvButton } from './csv-button.tsx'
import * as css from './filter-bar.css.ts'
import { FilterChip } from './filter-chip.tsx'
import { FiltersButton } from './filters-button.tsx'
import type { ResourceTableProps } from './resource-table-props.ts'
import { SearchBox } from './search-box.tsx'
import type { TableModel } from './table-model.ts'

const AddFilterPanel = lazyPart(async () => (await import('./add-filter-panel.tsx')).AddFilterPanel)

/** First which filter, then its values, in one panel. */
function AddFilter(props: Omit<AddFilterPanelProps, 'close'>): ReactElement {
  return (
    <Popover
      label={props.m.add}
      bare
      needs={AddFilterPanel}
      trigger={
        <button type="button" className={css.addFilter} data-ec-filter="">
          <AddIcon />
          {props.m.add}
        </button>
      }
    >
      {(close) => <AddFilterPanel {...props} close={close} />}
    </Popover>
  )
}

const ViewBar = lazyPart(async () => (await import('./quick-views/view-bar.tsx')).ViewBar, { fallback: null })
const ViewsMenu = lazyPart(async () => (await import('./saved-views/views-menu.tsx')).ViewsMenu)

export type FilterBarProps<Row extends object> = {
  props: Pick<
    ResourceTableProps<Row>,
    | 'search'
    | 'noun'
    | 'toolbarStart'
    | 'toolbarEnd'
    | 'csv'
    | 'operation'
    | 'tableId'
    | 'card'
    | 'views'
    | 'fixedFilter'
    | 'pollMs'
  >
  model: TableModel<Row>
  density: 'comfortable' | 'compact'
  onDensity: (density: 'comfortable' | 'compact') => void
}

/** What narrows the list at the start, how many rows there are and how they are shown at the end. Another page does not draw it. */
export function FilterBar<Row extends object>(given: FilterBarProps<Row>): ReactElement {
  const { props, model, density, onDensity } = given
  const { operation, filters, chips, differs, columns, arranged, today, change, list, view, withoutRoom } =
    model
  const { offset: _, ...query } = model.query
  const rowsAsked = JSON.stringify(query)
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the model, what is drawn or handed on to what opens over it
  return useMemo(
    () => <DrawnBar {...given} />,
    [
      props,
      density,
      onDensity,
      operation,
      filters,
      chips,
      differs,
      columns,
      arranged,
      withoutRoom,
      today,
      change,
      list.totalCount,
      view,
      rowsAsked,
    ],
  )
}

function DrawnBar<Row extends object>({
  props,
  model,
  density,
  onDensity,
}: FilterBarProps<Row>): ReactElement {
  const { state, change, chips, filters, list, view, m } = model
  const bar = useRef<HTMLDivElement>(null)
  const focused = useRef<Element>(null)
  useLayoutEffect(() => {
    // A chip that is removed, and "Clear filters", take the focus with them.
    if (focused.current?.isConnected !== false || document.activeElement !== document.body) return
    focused.current = null
    bar.current?.querySelector<HTMLElement>('[data-ec-filter=""]')?.focus()
  })
  const total = list.totalCount
  const hasViews = props.views || view.views.length > 0 || view.isMissing
  // Cards have neither columns nor density, and their file is offered below them.
  const ofTable = (
    <>
      {total !== undefined && (
        <span dir="auto" className={classNames(css.count, css.notSmall)}>
          {formatCount(total)} {plural(total, ...props.noun)}
        </span>
      )}
      {props.csv && <CsvButton props={props} model={model} />}
      <IconButton
        className={css.notSmall}
        label={density === 'compact' ? m.comfortable : m.compact}
        icon={<DensityIcon />}
        onClick={() => onDensity(density === 'compact' ? 'comfortable' : 'compact')}
      />
      <ColumnsPopover model={model} />
    </>
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notes which of its controls has the focus
    <div
      ref={bar}
      className={css.bar}
      data-ec-list-bar=""
      onFocus={({ target, currentTarget }) => {
        // Dialogs that are opened from here hand the focus back themselves.
        if (currentTarget.contains(target)) focused.current = target
      }}
    >
      {props.toolbarStart}
      {hasViews && <ViewBar props={props} model={model} />}
      {props.search && (
        <SearchBox
          placeholder={props.search.placeholder}
          value={state.search}
          onSearch={(search) => change({ kind: 'search', search }, { replace: true })}
        />
      )}
      <span className={css.filters}>
        {chips.map((chip) => (
          <FilterChip
            key={chip.spec.field}
            filter={chip}
            list={model}
            today={model.today}
            m={m.filters}
            onChange={(chosen) => change({ kind: 'filter', field: chip.spec.field, chosen })}
          />
        ))}
        {filters.length > 0 && (
          <AddFilter
            specs={filters}
            list={model}
            chips={chips}
            today={model.today}
            m={m.filters}
            wanted={model.wantedFilter}
            onChange={(field, chosen) => change({ kind: 'filter', field, chosen })}
          />
        )}
        {model.differs && (
          <Button kind="link" onClick={() => change({ kind: 'clear' })}>
            {m.filters.clear}
          </Button>
        )}
      </span>
      {filters.length > 0 && <FiltersButton noun={props.noun} model={model} />}
      {view.isOffered && <ViewsButton model={model} />}
      <span className={classNames(css.end, props.card && !props.toolbarEnd && css.notSmall)}>
        {props.toolbarEnd}
        {props.card ? <span className={css.filters}>{ofTable}</span> : ofTable}
      </span>
    </div>
  )
}

/** The button in the toolbar, and behind it what can be done with the list's views. */
function ViewsButton<Row extends object>({ model }: { model: TableModel<Row> }): ReactElement {
  const label = model.m.views
  return (
    <OverlayTrigger menu overlay={ViewsMenu} trigger={<IconButton label={label} icon={<ViewsIcon />} />}>
      {(link) => <ViewsMenu model={model} link={link} />}
    </OverlayTrigger>
  )
}
