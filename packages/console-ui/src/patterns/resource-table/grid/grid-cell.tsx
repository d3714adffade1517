import { type FocusEvent, type HTMLAttributes, type KeyboardEvent, type ReactElement, useState } from 'react'
import { CopyOutcome } from '../../../parts/copy-button/copy-outcome.tsx'
import { useCopy } from '../../../parts/copy-button/use-copy.ts'
import { CutTip, cutTextOf } from './cut-tip.tsx'
import * as css from './grid.css.ts'

export type GridCellProps = HTMLAttributes<HTMLTableCellElement> & {
  as: 'td' | 'th'
  scope?: 'row' | undefined
  /** Of its column; the copy button is named after it. */
  title: string
  /** What is copied; an empty value offers no copy. */
  value: string
}

/** A cell that copies its value: by a button while it has the focus, or with Ctrl+C. */
export function GridCell(props: GridCellProps): ReactElement {
  const { as: Cell, title, value, children, ...rest } = props
  const [focused, setFocused] = useState(false)
  const [cut, setCut] = useState('')
  const { outcome, copy } = useCopy()
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setCut('')
    if (value === '' || event.target !== event.currentTarget || !isCopy(event)) return
    event.preventDefault()
    void copy(value)
  }
  const onFocus = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    setFocused(true)
    // A pointer that points at it has the title.
    if (target === currentTarget && currentTarget.matches(':focus-visible')) setCut(cutTextOf(currentTarget))
  }
  const onBlur = (event: FocusEvent) => {
    const inside = event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)
    if (!inside) setFocused(false)
    setCut('')
  }
  return (
    <Cell {...rest} onFocus={onFocus} onBlur={onBlur} onKeyDown={onKeyDown}>
      {children}
      {focused && value !== '' && (
        <span data-ec-copy="">
          <CopyOutcome outcome={outcome} what={title} className={css.copy} onCopy={() => void copy(value)} />
        </span>
      )}
      {cut && <CutTip text={cut} />}
    </Cell>
  )
}

/** Ctrl+C or Command+C, unless some text is marked: then that is what the reader wants. */
function isCopy(event: KeyboardEvent): boolean {
  const plain = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
  return plain && event.key.toLowerCase() === 'c' && window.getSelection()?.isCollapsed !== false
}
