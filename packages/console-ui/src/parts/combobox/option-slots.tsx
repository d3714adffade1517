import { Fragment, type PointerEvent, type ReactElement } from 'react'
import * as css from './combobox.css.ts'
import { OptionGap } from './option-gap.tsx'
import { OptionSlot } from './option-slot.tsx'
import { useFollow } from './use-follow.ts'
import type { Marked } from './use-marked.ts'
import { useOptionWindow } from './use-option-window.ts'
import type { OptionSearch } from './use-options.ts'

export type OptionSlotsProps = {
  id: string
  label: string
  found: OptionSearch
  marked: Marked
  visible: boolean
  optionId: (index: number) => string
  onPick: (value: string) => void
}

/** At least as many as are in sight. */
const SLOTS = 32

/**
 * The options of a list that is always open. Another search or a scrolled list writes into the elements that are there:
 * their keys are places, not options, and go round, so that of a list that moves by one only one is written anew.
 */
export function OptionSlots(props: OptionSlotsProps): ReactElement {
  const { id, label, found, marked, visible, optionId, onPick } = props
  const { shown, query, picked, byPointer } = found
  const list = useFollow(found, marked.at, visible)
  const { indexes, from, to, onScroll } = useOptionWindow(shown, [marked.at])
  const slots = Math.max(SLOTS, to - from)
  const at = ({ target }: { target: EventTarget }) => {
    const option = target instanceof Element && target.closest('[role=option]')
    return option ? Number(option.getAttribute('aria-posinset')) - 1 : -1
  }
  const canPick = (index: number) => shown[index]?.disabledReason === undefined
  const onPointerMove = (event: PointerEvent) => {
    byPointer.current = true
    const index = at(event)
    if (index >= 0 && index !== marked.at && canPick(index)) marked.mark(index)
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the input, which keeps the focus
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={label}
      // A browser would have the focus stop at what scrolls.
      tabIndex={-1}
      className={css.inline}
      onScroll={onScroll}
      onPointerMove={onPointerMove}
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        const option = shown[at(event)]
        if (option && option.disabledReason === undefined) onPick(option.value)
      }}
    >
      {indexes.map((index, place) => {
        const option = shown[index]
        if (!option) return null
        return (
          <Fragment key={index >= from && index < to ? index % slots : `far-${index}`}>
            <OptionGap rows={index - (indexes[place - 1] ?? -1) - 1} />
            <OptionSlot
              id={optionId(index)}
              option={option}
              query={query}
              place={index + 1}
              size={shown.length}
              marked={index === marked.at}
              selected={option === picked}
              startsGroup={option.group !== undefined && option.group !== shown[index - 1]?.group}
            />
          </Fragment>
        )
      })}
      <OptionGap rows={shown.length - 1 - (indexes.at(-1) ?? 0)} />
    </div>
  )
}
