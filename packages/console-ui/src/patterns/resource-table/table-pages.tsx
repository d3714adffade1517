import { type ReactElement, useCallback, useRef } from 'react'
import { Pagination } from './pagination.tsx'
import type { TableModel } from './table-model.ts'

export type TablePagesProps<Row extends object> = { model: TableModel<Row>; pending: boolean }

/**
 * The pages of a table. Their numbers change together with the rows, unless these take a while: a fast answer is one new
 * picture, not two.
 */
export function TablePages<Row extends object>({ model, pending }: TablePagesProps<Row>): ReactElement {
  const latest = useRef(model)
  latest.current = model
  const { state, range, size } = model
  const shown = useRef({ page: state.page, range })
  if (!model.list.stale || model.isSlow) shown.current = { page: state.page, range }
  // Counted from what was asked for, so that two quick presses lead two pages on.
  const step = useCallback((by: -1 | 1) => {
    const { state, range, change } = latest.current
    const page = Math.min(Math.max(1, state.page + by), range.last ?? Number.POSITIVE_INFINITY)
    if (page !== state.page) change({ kind: 'page', page })
  }, [])
  const setSize = useCallback((wanted: number) => latest.current.setSize(wanted), [])
  return (
    <Pagination
      {...shown.current}
      size={size}
      m={model.m.pages}
      pending={pending && shown.current.range.to === 0}
      onStep={step}
      onSize={setSize}
    />
  )
}
