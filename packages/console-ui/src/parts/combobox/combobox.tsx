import { ComboboxButton, ComboboxInput, Combobox as HeadlessCombobox } from '@headlessui/react'
import type { ReactElement } from 'react'
import { classNames } from '../../styles/class-names.ts'
import { useFieldControl } from '../field/use-field-control.ts'
import { PickIcon } from '../icons/icons.ts'
import * as well from '../text-field/control.css.ts'
import { ReadOnlyText } from '../text-field/read-only-text.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import * as css from './combobox.css.ts'
import type { ComboboxOption } from './combobox-option.ts'
import { DescribedInput } from './described-input.tsx'
import { comboboxKeys, openList } from './keys.ts'
import { OptionList } from './option-list.tsx'
import { pickWholeText } from './pick-whole-text.ts'
import { useOptions } from './use-options.ts'

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
   * opens it then. Default true.
   */
  opensOnFocus?: boolean
}

/** A text input that picks one of many. Arrows, Page Up and Down, Home and End move; Enter picks; Esc and Tab leave it as it was. */
export function Combobox(props: ComboboxProps): ReactElement {
  const { label, value, onChange, options, search, placeholder, disabled = false, compact } = props
  const { readOnly, onBlur, onClear, opensOnFocus = true } = props
  const { nothing = (query: string) => `Nothing matches ${query}` } = props
  const found = useOptions({ value, options, search, nothing })
  const control = useFieldControl(undefined)
  const { picked } = found
  if (readOnly) return <ReadOnlyText label={label} value={picked?.label ?? value ?? ''} compact={compact} />
  return (
    <HeadlessCombobox
      as="span"
      by="value"
      immediate={opensOnFocus}
      disabled={disabled}
      value={picked}
      className={classNames(well.well, well.tall, compact && well.compact)}
      onKeyDownCapture={(event) => comboboxKeys(event, found)}
      onClose={() => found.setQuery('')}
      onChange={(option: ComboboxOption | null) => {
        if (option === null) onClear?.()
        else if (option.value !== '') onChange(option.value)
      }}
    >
      {({ activeOption, open }) => (
        <>
          <ComboboxInput
            {...control}
            as={DescribedInput}
            describedBy={control['aria-describedby']}
            aria-label={label}
            data-ec-control=""
            autoComplete="off"
            spellCheck={false}
            className={classNames(well.control, css.input)}
            placeholder={placeholder}
            displayValue={(option: ComboboxOption | null) => option?.label ?? ''}
            onFocus={({ currentTarget }) => pickWholeText(currentTarget)}
            onBlur={onBlur}
            onClick={(event) => !open && openList(event.currentTarget)}
            onChange={(event) => found.setQuery(event.currentTarget.value)}
          />
          <ComboboxButton className={css.toggle} aria-label={`Show ${label}`}>
            <PickIcon size="sm" />
          </ComboboxButton>
          <OptionList found={found} marked={activeOption} label={label} />
          <VisuallyHidden>
            <span role="status">
              {found.query === '' ? '' : `${found.matches.toLocaleString('en-US')} found`}
            </span>
          </VisuallyHidden>
        </>
      )}
    </HeadlessCombobox>
  )
}
