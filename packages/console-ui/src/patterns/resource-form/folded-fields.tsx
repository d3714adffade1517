import { type ReactElement, type ReactNode, useState } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { AddIcon } from '../../parts/icons/icons.ts'
import * as css from './resource-form.css.ts'

export type FoldedFieldsProps = {
  /** Absent: never folded. */
  opener: string | undefined
  /** Something of them is entered, by a draft too. */
  entered: boolean
  /** They are there now: the place to move the focus. */
  onOpen: () => void
  children: ReactNode
}

/** Fields that most people do not need at first, behind a button. Once unfolded they stay. */
export function FoldedFields({ opener, entered, onOpen, children }: FoldedFieldsProps): ReactElement {
  const [open, setOpen] = useState(opener === undefined)
  if (entered && !open) setOpen(true)
  if (open || entered) return <>{children}</>
  return (
    <div className={css.end}>
      <Button
        size="sm"
        icon={<AddIcon size="sm" />}
        onClick={() => {
          setOpen(true)
          requestAnimationFrame(onOpen)
        }}
      >
        {opener}
      </Button>
    </div>
  )
}
