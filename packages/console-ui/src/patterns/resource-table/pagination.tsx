import { CONSTANTS, formatCount } from '@edconsole/console-core'
import { memo, type NamedExoticComponent, type ReactElement, useCallback, useRef } from 'react'
import { IconButton } from '../../parts/icon-button/icon-button.tsx'
import { NextIcon, PreviousIcon } from '../../parts/icons/icons.ts'
import { Select } from '../../parts/select/select.tsx'
import type { TableMessages } from './messages.ts'
import type { PageRange } from './model/page-range.ts'
import { rangeText } from './model/page-range.ts'
import * as css from './pagination.css.ts'
import type { TableModel } from './table-model.ts'

export type PaginationProps = {
  page: number
  size: number
  range: PageRange
  m: TableMessages['pages']
  /** No row of any page is here yet. */
  pending: boolean
  /** One page back or on, from the page that was asked for last. */
  onStep: (by: -1 | 1) => void
  onSize: (size: number) => void
}

export const Pagination: NamedExoticComponent<PaginationProps> = memo(function Pagination(props) {
  const { page, size, range, m, pending, onStep, onSize } = props
  const isLast = range.last === undefined ? range.to < page * size : page >= range.last
  return (
    <nav aria-label={m.label} className={css.bar}>
      <span className={css.sizes} data-ec-unprinted="">
        <span aria-hidden="true" className={css.sizesName}>
          {m.size}
        </span>
        <Select
          compact
          className={css.size}
          label={m.size}
          value={String(size)}
          options={sizesWith(size).map((choice) => ({
            value: String(choice),
            label: formatCount(choice),
          }))}
          onChange={(value) => onSize(Number(value))}
        />
      </span>
      <span className={css.space} />
      <span dir="auto">{pending ? '' : rangeText(range, m)}</span>
      <span className={css.steps}>
        <IconButton
          label={m.previous}
          icon={<PreviousIcon />}
          disabledReason={page === 1 ? m.isFirst : undefined}
          onClick={() => onStep(-1)}
        />
        <IconButton
          label={m.next}
          icon={<NextIcon />}
          disabledReason={isLast ? m.isLast : undefined}
          onClick={() => onStep(1)}
        />
      </span>
    </nav>
  )
})

/** The sizes to choose from, and the one that the list has from elsewhere. */
function sizesWith(size: number): readonly number[] {
  return CONSTANTS.pageSizes.some((choice) => choice === size)
    ? CONSTANTS.pageSizes
    : [...CONSTANTS.pageSizes, size]
}

type TablePagesProps<Row extends object> = { model: TableModel<Row>; pending: boolean }

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
