import { CONSTANTS, useMessages } from '@edconsole/console-core'
import {
  type ForwardRefExoticComponent,
  forwardRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
} from 'react'
import { classNames } from '../../styles/class-names.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { CloseIcon, SearchIcon } from '../icons/icons.ts'
import { partMessages } from '../messages.ts'
import * as css from '../text-field/control.css.ts'

export type SearchFieldProps = {
  value: string
  onChange: (value: string) => void
  /** Its accessible name. */
  label: string
  /** Says what is searched: "Batch ID or source". Default: the label. */
  placeholder?: string
  /** Enter: search at once instead of waiting. */
  onSubmit?: (value: string, event: KeyboardEvent<HTMLInputElement>) => void
  /** "2 of 61" at the end. */
  end?: ReactNode
  className?: string | undefined
}

export const SearchField: ForwardRefExoticComponent<SearchFieldProps & RefAttributes<HTMLInputElement>> =
  forwardRef<HTMLInputElement, SearchFieldProps>(function SearchField(props, ref): ReactElement {
    const m = useMessages('parts', partMessages)
    const { value, onChange, label, placeholder = label, onSubmit, end, className } = props
    const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
      if (event.key === 'Enter') onSubmit?.(value, event)
      if (event.key === 'Escape' && value !== '') {
        // The first Esc empties the search, and only the next closes what it stands in.
        event.preventDefault()
        event.stopPropagation()
        onChange('')
      }
    }
    const clear = (event: MouseEvent<HTMLElement>) => {
      onChange('')
      // The button goes away with the text, so the focus goes back to where one types.
      event.currentTarget.closest('[data-ec-search]')?.querySelector('input')?.focus()
    }
    return (
      <span data-ec-search="" className={classNames(css.well, css.compact, className)}>
        <SearchIcon className={css.icon} />
        <input
          ref={ref}
          type="search"
          maxLength={CONSTANTS.searchMax}
          aria-label={label}
          autoComplete="off"
          spellCheck={false}
          data-ec-control=""
          className={css.control}
          placeholder={placeholder}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        {end === undefined ? null : <span className={css.addon}>{end}</span>}
        {value === '' ? null : (
          <IconButton size="sm" label={m.clearSearch} icon={<CloseIcon size="sm" />} onClick={clear} />
        )}
      </span>
    )
  })
