import { CONSTANTS, formatCount } from '@edconsole/console-core'
import { memo, type NamedExoticComponent } from 'react'
import { IconButton } from '../../parts/icon-button/icon-button.tsx'
import { NextIcon, PreviousIcon } from '../../parts/icons/icons.ts'
import { Select } from '../../parts/select/select.tsx'
import type { PageRange } from './model/page-range.ts'
import * as css from './pagination.css.ts'
import { rangeText } from './range-text.ts'

export type PaginationProps = {
  page: number
  size: number
  range: PageRange
  /** No row of any page is here yet. */
  pending: boolean
  /** One page back or on, from the page that was asked for last. */
  onStep: (by: -1 | 1) => void
  onSize: (size: number) => void
}

export const Pagination: NamedExoticComponent<PaginationProps> = memo(function Pagination(props) {
  const { page, size, range, pending, onStep, onSize } = props
  const isLast = range.last === undefined ? range.to < page * size : page >= range.last
  return (
    <nav aria-label="Pages" className={css.bar}>
      <span className={css.sizes}>
        <span aria-hidden="true" className={css.sizesName}>
          Rows per page
        </span>
        <Select
          compact
          className={css.size}
          label="Rows per page"
          value={String(size)}
          options={sizesWith(size).map((choice) => ({
            value: String(choice),
            label: formatCount(choice),
          }))}
          onChange={(value) => onSize(Number(value))}
        />
      </span>
      <span className={css.space} />
      <span>{pending ? '' : rangeText(range)}</span>
      <span className={css.steps}>
        <IconButton
          label="Previous page"
          icon={<PreviousIcon />}
          disabledReason={page === 1 ? 'This is the first page' : undefined}
          onClick={() => onStep(-1)}
        />
        <IconButton
          label="Next page"
          icon={<NextIcon />}
          disabledReason={isLast ? 'This is the last page' : undefined}
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
