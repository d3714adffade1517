import {
  type FocusEvent,
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactElement,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { CopyOutcome } from '../../../parts/copy-button/copy-outcome.tsx'
import { useCopy } from '../../../parts/copy-button/use-copy.ts'
import { placeTip } from '../../../parts/tooltip/place-tip.ts'
import { tip } from '../../../parts/tooltip/tooltip.css.ts'
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

/** The text that a cell has, where its column cuts it. */
function cutTextOf(cell: HTMLElement): string {
  const cut = cell.querySelector('[data-ec-cut]') ?? cell
  return cut.scrollWidth > cut.clientWidth ? (cut.textContent ?? '') : ''
}

/** The whole text of a cell that has the focus. Assistive technology reads the cell itself. */
function CutTip({ text }: { text: string }): ReactElement {
  const place = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const cell = place.current?.closest('td, th')
    if (!place.current || !cell) return
    place.current.showPopover?.()
    const view = { width: window.innerWidth, height: window.innerHeight }
    const { x, y } = placeTip(cell.getBoundingClientRect(), place.current.getBoundingClientRect(), view)
    place.current.style.translate = `${x}px ${y}px`
  }, [])
  return (
    <span ref={place} className={tip} popover="manual" aria-hidden="true" data-ec-tip="">
      {text}
    </span>
  )
}
