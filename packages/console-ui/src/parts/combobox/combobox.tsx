import { formatCount, useMessages } from '@edconsole/console-core'
import { autoUpdate, flip, offset, shift, size, useFloating } from '@floating-ui/react-dom'
import { Portal } from '@headlessui/react'
import { type KeyboardEvent, type ReactElement, useRef, useState } from 'react'
import { classNames } from '../../styles/class-names.ts'
import { useFieldControl } from '../field/use-field-control.ts'
import { PickIcon } from '../icons/icons.ts'
import { partMessages } from '../messages.ts'
import * as overlay from '../popover/overlay-panel.css.ts'
import * as well from '../text-field/control.css.ts'
import { ReadOnlyText } from '../text-field/read-only-text.tsx'
import { useOverlayAttributes } from '../theme-root/use-overlay-attributes.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import * as css from './combobox.css.ts'
import type { ComboboxOption } from './combobox-option.ts'
import { ListBox } from './list-box.tsx'
import { useListBox } from './use-list-box.ts'

export type ComboboxProps = {
  /** Its name where no Field stands around it, and the list's name. */
  label: string
  /** The picked option's value; null while nothing is. */
  value: string | null
  onChange: (value: string) => void
  /** Emptying the input picks nothing at all. Without it the picked one comes back. */
  onClear?: () => void
  /** Thousands are fine: a long list draws only what is in sight. Keep the array stable between renders. */
  options: readonly ComboboxOption[]
  /** Default: labels and codes, best match first. Keep it stable. */
  search?: (options: readonly ComboboxOption[], query: string) => readonly ComboboxOption[]
  /** What is typed, for options that come from elsewhere; empty once the list is closed. */
  onQuery?: (query: string) => void
  placeholder?: string
  /** What the list says when nothing matches. */
  nothing?: (query: string) => string
  disabled?: boolean
  /** Shown as text that can be reached and copied. */
  readOnly?: boolean
  onBlur?: () => void
  /** 32 px instead of 36, for toolbars. */
  compact?: boolean
  /**
   * False where the focus is put into it by code: its list would cover what stands below. A click, an arrow or a letter
   * opens it then, as it does in a field with an error. Default true.
   */
  opensOnFocus?: boolean
}

/** A text input that picks one of many. Arrows, Page Up and Down, Home and End move; Enter picks; Esc and Tab leave it as it was. */
export function Combobox(props: ComboboxProps): ReactElement {
  const m = useMessages('parts', partMessages)
  const { label, value, onChange, options, search, nothing, placeholder, disabled = false, compact } = props
  const { readOnly, onBlur, onClear, onQuery, opensOnFocus = true } = props
  const [open, setOpen] = useState(false)
  /** What is typed over the label of the picked one. */
  const [typed, setTyped] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const list = useListBox({
    value,
    options,
    search,
    nothing,
    onPick(next) {
      close()
      onChange(next)
    },
  })
  const control = useFieldControl(label)
  const root = useOverlayAttributes()
  const drop = useDrop(open)
  const text = list.picked?.label ?? ''
  if (readOnly)
    return <ReadOnlyText label={label} value={list.picked?.label ?? value ?? ''} compact={compact} />

  const look = (query: string) => {
    list.setQuery(query)
    onQuery?.(query)
  }
  const show = () => {
    if (open) return
    list.reset()
    setOpen(true)
  }
  function close() {
    setOpen(false)
    setTyped(null)
    look('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (open && event.key === 'Escape') {
      // Means the list alone, not what stands around it.
      event.preventDefault()
      event.stopPropagation()
      close()
    } else if (open) list.onKeyDown(event)
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      show()
    }
  }
  return (
    <span ref={drop.refs.setReference} className={classNames(well.well, well.tall, compact && well.compact)}>
      <input
        {...control}
        ref={input}
        type="text"
        role="combobox"
        aria-expanded={open}
        aria-autocomplete="list"
        aria-controls={open ? list.id : undefined}
        aria-activedescendant={open && list.marked >= 0 ? list.optionId(list.marked) : undefined}
        data-ec-control=""
        autoComplete="off"
        spellCheck={false}
        disabled={disabled}
        className={classNames(well.control, css.input)}
        placeholder={placeholder}
        value={typed ?? text}
        onFocus={({ currentTarget }) => {
          pickWholeText(currentTarget)
          // Below an invalid one stands what is wrong with it.
          if (opensOnFocus && !control['aria-invalid']) show()
        }}
        onBlur={() => {
          close()
          onBlur?.()
        }}
        onClick={show}
        onKeyDown={onKeyDown}
        onChange={({ currentTarget }) => {
          show()
          setTyped(currentTarget.value)
          look(currentTarget.value)
          if (currentTarget.value === '') onClear?.()
        }}
      />
      <button
        type="button"
        tabIndex={-1}
        disabled={disabled}
        className={css.toggle}
        aria-label={m.show(label)}
        aria-expanded={open}
        // The focus stays in the input, or goes there.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => {
          if (open) return close()
          input.current?.focus()
          show()
        }}
      >
        <PickIcon size="sm" />
      </button>
      {open ? (
        <Portal>
          <div
            {...root}
            ref={drop.refs.setFloating}
            style={drop.floatingStyles}
            className={classNames(overlay.panel, overlay.bare, css.drop)}
          >
            <ListBox label={label} list={list} />
          </div>
        </Portal>
      ) : null}
      <VisuallyHidden>
        <span role="status">{list.query === '' ? '' : `${formatCount(list.matches)} found`}</span>
      </VisuallyHidden>
    </span>
  )
}

const MAX_HEIGHT = 360
/** Between the list and the edge of the window. */
const EDGE = 8

/** Places the list below the input, or above it where there is more room. */
function useDrop(open: boolean) {
  return useFloating<HTMLElement>({
    open,
    placement: 'bottom-start',
    whileElementsMounted: autoUpdate,
    middleware: [
      offset(4),
      flip({ padding: EDGE }),
      shift({ padding: EDGE }),
      size({
        padding: EDGE,
        apply({ availableHeight, rects, elements: { floating } }) {
          floating.style.inlineSize = `${rects.reference.width}px`
          floating.style.maxBlockSize = `${Math.min(availableHeight, MAX_HEIGHT)}px`
        },
      }),
    ],
  })
}

/** What is typed next takes the place of the text, whose beginning is in sight however narrow the field is. */
function pickWholeText(input: HTMLInputElement): void {
  input.setSelectionRange(0, input.value.length, 'backward')
  input.scrollLeft = 0
}
