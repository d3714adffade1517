import { memo, type NamedExoticComponent } from 'react'
import { CollapseIcon, ExpandIcon } from '../../parts/icons/icons.ts'
import * as css from './table-grid.css.ts'

export type RowToggleProps = {
  /** Ids that name it. */
  labelledBy: string
  open: boolean
  /** Of what it unfolds. */
  controls: string | undefined
  onToggle: () => void
}

/** Unfolds what is below a row. Named by the row's own name, so that the next page's row takes it over as it is. */
export const RowToggle: NamedExoticComponent<RowToggleProps> = memo(function RowToggle(props) {
  const { labelledBy, open, controls, onToggle } = props
  return (
    <button
      type="button"
      className={css.expandButton}
      aria-expanded={open}
      aria-controls={controls}
      aria-labelledby={labelledBy}
      onClick={onToggle}
    >
      {open ? <CollapseIcon /> : <ExpandIcon />}
    </button>
  )
})
