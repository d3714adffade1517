import { ComboboxInput, Combobox as HeadlessCombobox } from '@headlessui/react'
import type { ReactElement, ReactNode } from 'react'
import { classNames } from '../../styles/class-names.ts'
import { SearchIcon } from '../icons/icons.ts'
import * as well from '../text-field/control.css.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import * as css from './combobox.css.ts'
import type { ComboboxOption } from './combobox-option.ts'
import { comboboxKeys } from './keys.ts'
import { OptionList } from './option-list.tsx'
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
  placeholder?: string
  nothing?: (query: string) => string
  /** "5 of 2,184" at the end of the input. Default on. */
  counted?: boolean
  /** Taller, as in a dialog of its own. */
  spacious?: boolean
  foot?: ReactNode
}

/** Search and list in one panel, for a Popover or a Dialog around it: the base of District Select and of Go to. Esc is left to what stands around it. */
export function ComboboxPanel(props: ComboboxPanelProps): ReactElement {
  const { label, value, onPick, options, search, onQuery, initialQuery = '', placeholder, foot } = props
  const { counted = true, spacious, nothing = (query: string) => `Nothing matches ${query}` } = props
  const found = useOptions({ value, options, search, nothing, initialQuery })
  const count =
    found.query.trim() === ''
      ? options.length.toLocaleString('en-US')
      : `${found.matches.toLocaleString('en-US')} of ${options.length.toLocaleString('en-US')}`
  return (
    <HeadlessCombobox
      as="div"
      immediate
      value={found.picked}
      onKeyDownCapture={(event) => comboboxKeys(event, found)}
      onChange={(option: ComboboxOption | null) => {
        if (option && option.value !== '') onPick(option.value)
      }}
    >
      {({ activeOption }) => (
        <>
          <div className={classNames(css.searchRow, spacious && css.spacious)}>
            <SearchIcon className={well.icon} />
            <ComboboxInput
              autoFocus
              data-autofocus
              aria-label={label}
              autoComplete="off"
              spellCheck={false}
              className={well.control}
              defaultValue={initialQuery}
              displayValue={() => found.typed()}
              placeholder={placeholder}
              onChange={(event) => {
                found.setQuery(event.currentTarget.value)
                onQuery?.(event.currentTarget.value)
              }}
            />
            {counted ? <span className={css.count}>{count}</span> : null}
          </div>
          <OptionList found={found} marked={activeOption} label={label} place="inline" />
          {foot === undefined ? null : <div className={css.foot}>{foot}</div>}
          <VisuallyHidden>
            <span role="status">{found.query === '' ? '' : `${count} found`}</span>
          </VisuallyHidden>
        </>
      )}
    </HeadlessCombobox>
  )
}
