import { type ReactElement, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { classNames } from '../../styles/class-names.ts'
import { SearchIcon } from '../icons/icons.ts'
import * as well from '../text-field/control.css.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import * as css from './combobox.css.ts'
import type { ComboboxOption } from './combobox-option.ts'
import { OptionSlots } from './option-slots.tsx'
import { panelKeys } from './panel-keys.ts'
import { useMarked } from './use-marked.ts'
import { useOptionIds } from './use-option-ids.ts'
import { useOptions } from './use-options.ts'

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
   * False while it is drawn where nobody sees it, ready to be opened. With true it takes the focus and starts with
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
  const { nothing = (query: string) => `Nothing matches ${query}` } = props
  const found = useOptions({ value, options, search, nothing, initialQuery })
  const marked = useMarked(found)
  const optionId = useOptionIds(found.shown)
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: as it opens and closes, and while letters come from its trigger
  useLayoutEffect(() => {
    if (!input.current) return
    const text = active ? initialQuery : ''
    if (text !== found.typed()) {
      input.current.value = text
      found.setQuery(text)
    }
    marked.reset()
    found.byPointer.current = false
    if (!active) return
    input.current.focus()
    // Out of sight it did not learn where its text ends, and further letters would come before the first.
    input.current.setSelectionRange(text.length, text.length)
  }, [active, initialQuery])
  const count =
    found.query.trim() === ''
      ? options.length.toLocaleString('en-US')
      : `${found.matches.toLocaleString('en-US')} of ${options.length.toLocaleString('en-US')}`
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
          aria-controls={listId}
          aria-activedescendant={marked.at < 0 ? undefined : optionId(marked.at)}
          autoComplete="off"
          spellCheck={false}
          className={well.control}
          defaultValue={initialQuery}
          placeholder={placeholder}
          onKeyDown={(event) => panelKeys(event, found, marked, onPick)}
          onChange={(event) => {
            found.setQuery(event.currentTarget.value)
            onQuery?.(event.currentTarget.value)
          }}
        />
        {counted ? <span className={css.count}>{count}</span> : null}
      </div>
      <OptionSlots
        id={listId}
        label={label}
        found={found}
        marked={marked}
        visible={active}
        optionId={optionId}
        onPick={onPick}
      />
      {foot === undefined ? null : <div className={css.foot}>{foot}</div>}
      <VisuallyHidden>
        <span role="status">{found.query === '' ? '' : `${count} found`}</span>
      </VisuallyHidden>
    </>
  )
}
