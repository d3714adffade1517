import type { ReactElement } from 'react'
import { EmptyState } from '../states/empty-state.tsx'
import { ErrorState } from '../states/error-state.tsx'
import { NoMatchState } from '../states/no-match-state.tsx'
import type { ResourceTableProps } from './resource-table-props.ts'
import type { TableModel } from './table-model.ts'

export type TableStateProps<Row extends object> = {
  props: Pick<ResourceTableProps<Row>, 'noun' | 'empty' | 'noMatch' | 'beforeSearch'>
  model: Pick<TableModel<Row>, 'm' | 'status' | 'list' | 'change' | 'differs' | 'filters' | 'chips'>
}

/** In place of the rows: not asked for yet, failed, empty or nothing for these filters. */
export function TableState<Row extends object>({ props, model }: TableStateProps<Row>): ReactElement | null {
  const { list, change, chips, m } = model
  switch (model.status) {
    case 'unasked':
      return props.beforeSearch ?? null
    case 'failed':
      return <ErrorState failure={list.errors[0]} onRetry={list.retry} note={m.state.filtersKept} />
    case 'empty':
      return props.empty ?? <EmptyState title={m.state.noneYet(props.noun[1])} />
    case 'no-match':
      if (props.noMatch) return props.noMatch
      return model.differs ? (
        <NoMatchState noun={props.noun[1]} onClear={() => change({ kind: 'clear' })} />
      ) : (
        // Only the list's own filters are at work: clearing means looking further than they do.
        <NoMatchState
          noun={props.noun[1]}
          clearLabel={m.state.showAll(props.noun[1])}
          onClear={() => change({ kind: 'show-all', defaults: chips.map((chip) => chip.spec.field) })}
        />
      )
    default:
      return null
  }
}
