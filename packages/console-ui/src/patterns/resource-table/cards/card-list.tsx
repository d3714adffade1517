import { type ReactElement, useRef } from 'react'
import { lazyPart } from '../../../parts/lazy-part/lazy-part.tsx'
import { together } from '../../../parts/skeleton/skeleton.css.ts'
import { Skeleton } from '../../../parts/skeleton/skeleton.tsx'
import { useHeldLoading } from '../../../parts/skeleton/use-held-loading.ts'
import { classNames } from '../../../styles/class-names.ts'
import { CsvButton } from '../csv-button.tsx'
import type { ResourceTableProps } from '../resource-table-props.ts'
import { ScrollMemory } from '../scroll-memory.tsx'
import * as grid from '../table-grid.css.ts'
import type { TableModel } from '../table-model.ts'
import { TableState } from '../table-status.tsx'
import { type FocusedRow, useFocusedRow } from '../use-focused-row.ts'
import { useScrollState } from '../use-scroll-state.ts'
import { Card } from './card.tsx'
import * as css from './card-list.css.ts'
import type { CardSpec } from './card-spec.ts'

const CardBox = lazyPart(async () => (await import('../selection/selection-cells.tsx')).CardBox, {
  fallback: null,
  failed: () => null,
})

export type CardListProps<Row extends object> = {
  props: ResourceTableProps<Row>
  model: TableModel<Row>
  spec: CardSpec<Row>
  focused: FocusedRow
  /** Shown if the cards don't load. */
  table: ReactElement
}

/** The rows of a page as cards: a list for assistive technology, with the states that the table has. */
export function CardList<Row extends object>(given: CardListProps<Row>): ReactElement {
  const { props, model, spec } = given
  const region = useRef<HTMLDivElement>(null)
  useFocusedRow(region, 'ul > li', given.focused)
  const { overflows } = useScrollState(region)
  // Placeholders that have been seen stay for a moment.
  const wasLoading = useHeldLoading(model.status === 'loading')
  const isLoading = wasLoading || model.status === 'loading'
  const hasRows = model.status === 'rows' && !isLoading
  const { stale } = model.list
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section of the page, not of the document
    <div
      ref={region}
      role="region"
      aria-label={props.label}
      aria-busy={isLoading || stale || undefined}
      tabIndex={overflows ? 0 : undefined}
      className={grid.region}
    >
      {hasRows ? (
        <ul className={classNames(css.list, model.isSlow && grid.dimmed)}>
          {model.table.getRowModel().rows.map((row) => (
            <Card
              key={row.id}
              row={row.original}
              spec={spec}
              columns={model.columns}
              props={props}
              m={model.m}
              isOpen={row.getIsExpanded()}
              isPanelOpen={props.openKey === row.id}
              isSelected={props.selection !== undefined && row.getIsSelected()}
              pick={(name) =>
                props.selection && (
                  <CardBox
                    selection={props.selection}
                    model={model}
                    noun={props.noun}
                    row={row}
                    name={name}
                  />
                )
              }
              onToggle={() => row.toggleExpanded()}
            />
          ))}
        </ul>
      ) : isLoading ? (
        <CardSkeletons count={model.size} />
      ) : (
        <div className={css.state}>
          <TableState props={props} model={model} />
        </div>
      )}
      {hasRows && props.csv === true && (
        <div className={css.end}>
          <CsvButton props={props} model={model} />
        </div>
      )}
      <ScrollMemory region={region} asked={`${props.tableId} ${model.asked}`} settled={hasRows && !stale} />
    </div>
  )
}

/** More are below what a small screen shows. */
const ENOUGH = 10

/** As high as cards, so that nothing jumps when they come. */
function CardSkeletons({ count }: { count: number }): ReactElement {
  return (
    <div aria-hidden="true" className={together}>
      {Array.from({ length: Math.min(count, ENOUGH) }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <div key={index} className={css.item}>
          <div className={css.face}>
            <span className={css.line}>
              <Skeleton width={index % 2 ? '40%' : '56%'} />
            </span>
            <span className={css.line}>
              <Skeleton width="44%" />
            </span>
            <span className={css.line}>
              <Skeleton />
            </span>
          </div>
        </div>
      ))}
    </div>
  )
}
