import type { ReactElement } from 'react'
import { CopyOutcome } from './copy-outcome.tsx'
import { useCopy } from './use-copy.ts'

export type CopyButtonProps = {
  /** What lands on the clipboard. */
  text: string
  /** What it is, after "Copy": "the batch number". */
  what: string
  className?: string
}

export function CopyButton({ text, what, className }: CopyButtonProps): ReactElement {
  const { outcome, copy } = useCopy()
  return <CopyOutcome outcome={outcome} what={what} className={className} onCopy={() => void copy(text)} />
}
