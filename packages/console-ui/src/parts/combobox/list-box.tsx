import {
  Fragment,
  type MemoExoticComponent,
  memo,
  type PointerEvent,
  type ReactElement,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react'
import * as css from './combobox.css.ts'
import { OptionFace, type OptionFaceProps } from './option-face.tsx'
import type { ListBox as ListBoxState } from './use-list-box.ts'
import { useOptionWindow } from './use-option-window.ts'

export type ListBoxProps = {
  label: string
  list: ListBoxState
  /** False while it is drawn out of sight. Default true. */
  visible?: boolean
}

/** The options of a combobox. Of thousands only those in sight are in the document. */
export function ListBox({ label, list, visible = true }: ListBoxProps): ReactElement {
  const { id, shown, query, picked, marked, byPointer, optionId } = list
  const scroller = useFollow(list, visible)
  const { indexes, onScroll } = useOptionWindow(shown, marked)
  const at = ({ target }: { target: EventTarget }) => {
    const option = target instanceof Element && target.closest('[role=option]')
    return option ? Number(option.getAttribute('aria-posinset')) - 1 : -1
  }
  const onPointerMove = (event: PointerEvent) => {
    byPointer.current = true
    const index = at(event)
    if (index !== marked && shown[index]?.disabledReason === undefined && index >= 0) list.mark(index)
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the input, which keeps the focus
    <div
      ref={scroller}
      id={id}
      role="listbox"
      aria-label={label}
      // A browser would have the focus stop at what scrolls.
      tabIndex={-1}
      className={css.list}
      onScroll={onScroll}
      onPointerMove={onPointerMove}
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => list.pick(at(event))}
    >
      {indexes.map((index, place) => {
        const option = shown[index]
        if (!option) return null
        return (
          <Fragment key={index}>
            <Gap rows={index - (indexes[place - 1] ?? -1) - 1} />
            <Option
              id={optionId(index)}
              option={option}
              query={query}
              place={index + 1}
              size={shown.length}
              marked={index === marked}
              selected={option === picked}
              startsGroup={option.group !== undefined && option.group !== shown[index - 1]?.group}
            />
          </Fragment>
        )
      })}
      <Gap rows={shown.length - 1 - (indexes.at(-1) ?? 0)} />
    </div>
  )
}

type OptionProps = OptionFaceProps & {
  id: string
  /** From 1 on, of so many. */
  place: number
  size: number
  marked: boolean
}

const Option: MemoExoticComponent<(props: OptionProps) => ReactElement> = memo(function Option({
  id,
  place,
  size,
  marked,
  ...face
}: OptionProps): ReactElement {
  const disabled = face.option.disabledReason !== undefined
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the input, which names the marked one
    <div
      role="option"
      id={id}
      aria-selected={face.selected}
      aria-disabled={disabled || undefined}
      aria-setsize={size}
      aria-posinset={place}
      data-focus={marked ? '' : undefined}
      data-disabled={disabled ? '' : undefined}
      className={css.option}
    >
      <OptionFace {...face} />
    </div>
  )
})

/** In place of options that are left out: as high as they would be. */
function Gap({ rows }: { rows: number }): ReactElement | null {
  if (rows <= 0) return null
  return <div data-rows={rows} style={{ blockSize: `calc(${css.rowHeight} * ${rows})` }} />
}

/** The padding of the list. */
const ROOM = 6

/**
 * Keeps in sight what a key or a search has marked, and brings it there when the list is shown. What a pointer marks stays
 * where it is.
 */
function useFollow(
  { shown, marked, byPointer }: ListBoxState,
  visible: boolean,
): RefObject<HTMLDivElement | null> {
  const scroller = useRef<HTMLDivElement>(null)
  const before = useRef(shown)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another option is marked
  useLayoutEffect(() => {
    const isSameSearch = before.current === shown
    before.current = shown
    if (!visible || (isSameSearch && byPointer.current)) return
    // After the list has its place, and in it the option has its mark.
    const frame = requestAnimationFrame(() => {
      const option = scroller.current?.querySelector('[data-focus]')
      if (scroller.current && option) bringIntoSight(scroller.current, option)
    })
    return () => cancelAnimationFrame(frame)
  }, [shown, marked, byPointer, visible])
  return scroller
}

/** In sight of the list alone: nothing around it is scrolled. */
function bringIntoSight(list: HTMLElement, option: Element): void {
  const { top, bottom } = option.getBoundingClientRect()
  const around = list.getBoundingClientRect()
  const above = around.top + ROOM - top
  const below = bottom - (around.bottom - ROOM)
  if (above > 0) list.scrollTop -= above
  else if (below > 0) list.scrollTop += below
}
