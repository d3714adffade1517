import { ComboboxOptions, ComboboxOption as HeadlessOption } from '@headlessui/react'
import type { ReactElement } from 'react'
import { classNames } from '../../styles/class-names.ts'
import * as panel from '../popover/overlay-panel.css.ts'
import { useOverlayAttributes } from '../theme-root/use-overlay-attributes.ts'
import * as css from './combobox.css.ts'
import type { ComboboxOption } from './combobox-option.ts'
import { OptionFace } from './option-face.tsx'
import type { OptionSearch } from './use-options.ts'

export type OptionListProps = {
  found: OptionSearch
  label: string
  /** "drop" hangs from the input, "inline" stands where it is. */
  place: 'drop' | 'inline'
}

/** The options of a combobox. In a long list only those in sight are in the document. */
export function OptionList({ found, label, place }: OptionListProps): ReactElement {
  const root = useOverlayAttributes()
  const { shown, query, virtual } = found
  const entry = (option: ComboboxOption, index: number) => (
    <HeadlessOption
      // Headless UI hears of options that come, not of options that move: a new order is a new list.
      key={`${virtual ? '' : query}/${option.group ?? ''}/${option.value}`}
      value={option}
      disabled={option.disabledReason !== undefined}
      className={css.option}
    >
      {({ selected }) => (
        <OptionFace
          option={option}
          query={query}
          selected={selected}
          startsGroup={option.group !== undefined && option.group !== shown[index - 1]?.group}
        />
      )}
    </HeadlessOption>
  )
  const children = virtual
    ? ({ option }: { option: ComboboxOption | undefined }) =>
        // For one drawing after a list became longer, the library counts its new options among the old ones.
        option ? entry(option, shown.indexOf(option)) : <span hidden />
    : shown.map(entry)
  if (place === 'inline') {
    return (
      <ComboboxOptions static modal={false} aria-label={label} className={css.inline}>
        {children}
      </ComboboxOptions>
    )
  }
  return (
    <ComboboxOptions
      {...root}
      transition
      modal={false}
      aria-label={label}
      anchor={{ to: 'bottom start', gap: 4, padding: 8 }}
      className={classNames(panel.panel, css.drop)}
    >
      {children}
    </ComboboxOptions>
  )
}
