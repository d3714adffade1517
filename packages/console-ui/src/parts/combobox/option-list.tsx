import { ComboboxOptions, ComboboxOption as HeadlessOption } from '@headlessui/react'
import { Fragment, type ReactElement } from 'react'
import { classNames } from '../../styles/class-names.ts'
import * as panel from '../popover/overlay-panel.css.ts'
import { useOverlayAttributes } from '../theme-root/use-overlay-attributes.ts'
import * as css from './combobox.css.ts'
import type { ComboboxOption } from './combobox-option.ts'
import { OptionFace } from './option-face.tsx'
import { OptionGap } from './option-gap.tsx'
import { holdStill, useFollow } from './use-follow.ts'
import { useOptionWindow } from './use-option-window.ts'
import type { OptionSearch } from './use-options.ts'
import { withinReach } from './within-reach.ts'

export type OptionListProps = {
  found: OptionSearch
  /** What Headless UI has marked. */
  marked: ComboboxOption | null
  label: string
}

/** The options of a combobox, hanging from its input. Of a long list only those are in the document that are in sight or a key away. */
export function OptionList({ found, marked, label }: OptionListProps): ReactElement {
  const root = useOverlayAttributes()
  const { shown, query, picked, byPointer } = found
  const at = marked ? shown.indexOf(marked) : -1
  const near = withinReach({
    count: shown.length,
    // Headless UI marks the picked one as soon as it is there.
    marked: at >= 0 || !picked ? at : shown.indexOf(picked),
    canPick: (index) => shown[index]?.disabledReason === undefined,
  })
  const { indexes, onScroll } = useOptionWindow(shown, near)
  return (
    <ComboboxOptions
      {...root}
      ref={useFollow(found, at)}
      modal={false}
      aria-label={label}
      onScroll={onScroll}
      onPointerMove={() => {
        byPointer.current = true
      }}
      transition
      anchor={{ to: 'bottom start', gap: 4, padding: 8 }}
      className={classNames(panel.panel, css.drop)}
    >
      {indexes.map((index, place) => {
        const option = shown[index]
        if (!option) return null
        return (
          // Headless UI hears of options that come, not of options that move: a new order is a new list.
          <Fragment key={`${query}/${option.group ?? ''}/${option.value}`}>
            <OptionGap rows={index - (indexes[place - 1] ?? -1) - 1} />
            <HeadlessOption
              ref={holdStill}
              value={option}
              order={index}
              disabled={option.disabledReason !== undefined}
              aria-setsize={shown.length}
              aria-posinset={index + 1}
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
          </Fragment>
        )
      })}
    </ComboboxOptions>
  )
}
