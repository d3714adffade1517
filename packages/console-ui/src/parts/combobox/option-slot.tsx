import { type MemoExoticComponent, memo, type ReactElement } from 'react'
import * as css from './combobox.css.ts'
import { OptionFace, type OptionFaceProps } from './option-face.tsx'

export type OptionSlotProps = OptionFaceProps & {
  id: string
  /** From 1 on, of so many. */
  place: number
  size: number
  marked: boolean
}

/** One option of a list that is always open. Drawn again only when something of it is another. */
export const OptionSlot: MemoExoticComponent<(props: OptionSlotProps) => ReactElement> = memo(
  function OptionSlot({ id, place, size, marked, ...face }: OptionSlotProps): ReactElement {
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
  },
)
