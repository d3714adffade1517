import { formatCount } from '@edconsole/console-core'
import { type ReactElement, type ReactNode, useLayoutEffect, useRef } from 'react'
import { classNames } from '../../styles/class-names.ts'
import { SearchIcon } from '../icons/icons.ts'
import * as well from '../text-field/control.css.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import * as css from './combobox.css.ts'
import type { ComboboxOption } from './combobox-option.ts'
import { ListBox } from './list-box.tsx'
import { useListBox } from './use-list-box.ts'

export type ComboboxPanelProps = {
  /** Names the input and the list. */
  label: string
  value: string | null
  /** An option was picked; also the one that was picked already. */
  onPick: (value: string) => void
  options: readonly ComboboxOption[]
  /** Default: labels and codes, best match first. Keep it stable. */
  search?: (options: readonly ComboboxOption[], query: string) => readonly ComboboxOption[]
  /** Every key, for options that come from elsewhere. */
  onQuery?: (query: string) => void
  /** What was typed on the closed trigger. */
  initialQuery?: string
  /**
   * False while it is drawn out of sight, ready to be opened. With true it takes the focus and starts with
   * `initialQuery`; with false it forgets what was typed. Default true.
   */
  active?: boolean
  placeholder?: string
  nothing?: (query: string) => string
  /** "5 of 2,184" at the end of the input. Default on. */
  counted?: boolean
  /** Taller, as in a dialog of its own. */
  spacious?: boolean
  foot?: ReactNode
}

/** Search and list in one panel, for a Popover or a Dialog around it: the base of District Select and of Go to. Esc and Tab are left to what stands around it. */
export function ComboboxPanel(props: ComboboxPanelProps): ReactElement {
  const { label, value, onPick, options, search, onQuery, initialQuery = '', placeholder, foot } = props
  const { active = true, counted = true, spacious } = props
  const list = useListBox({ value, options, search, nothing: props.nothing, initialQuery, onPick })
  const input = useRef<HTMLInputElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: as it opens and closes, and while letters come from its trigger
  useLayoutEffect(() => {
    list.setQuery(active ? initialQuery : '')
    list.reset()
    if (!active || !input.current) return
    input.current.focus()
    // Further letters come after those that were typed on the trigger.
    input.current.value = initialQuery
    input.current.setSelectionRange(initialQuery.length, initialQuery.length)
  }, [active, initialQuery])
  const count =
    list.query.trim() === ''
      ? formatCount(options.length)
      : `${formatCount(list.matches)} of ${formatCount(options.length)}`
  return (
    <>
      <div className={classNames(css.searchRow, spacious && css.spacious)}>
        <SearchIcon className={well.icon} />
        <input
          ref={input}
          type="text"
          role="combobox"
          data-autofocus
          aria-label={label}
          aria-expanded
          aria-autocomplete="list"
          aria-controls={list.id}
          aria-activedescendant={list.marked < 0 ? undefined : list.optionId(list.marked)}
          autoComplete="off"
          spellCheck={false}
          className={well.control}
          value={list.query}
          placeholder={placeholder}
          onKeyDown={list.onKeyDown}
          onChange={(event) => {
            list.setQuery(event.currentTarget.value)
            onQuery?.(event.currentTarget.value)
          }}
        />
        {counted ? <span className={css.count}>{count}</span> : null}
      </div>
      <ListBox label={label} list={list} visible={active} />
      {foot === undefined ? null : <div className={css.foot}>{foot}</div>}
      <VisuallyHidden>
        <span role="status">{list.query === '' ? '' : `${count} found`}</span>
      </VisuallyHidden>
    </>
  )
}
