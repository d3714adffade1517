import { type ReactElement, useEffect, useState } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { CheckIcon, CopyIcon } from '../icons/icons.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

export type CopyButtonProps = {
  /** What lands on the clipboard. */
  text: string
  /** What it is, after "Copy": "the batch number". */
  what: string
  className?: string
}

const confirmFor = 1600

export function CopyButton({ text, what, className }: CopyButtonProps): ReactElement {
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null)

  useEffect(() => {
    if (outcome === null) return
    const timer = setTimeout(() => setOutcome(null), confirmFor)
    return () => clearTimeout(timer)
  }, [outcome])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      // Without permission or a secure page there is no clipboard; the text itself stays selectable.
      setOutcome('refused')
    }
  }
  return (
    <>
      <IconButton
        size="sm"
        className={className}
        label={outcome === 'refused' ? 'Copying is blocked by the browser' : `Copy ${what}`}
        icon={outcome === 'copied' ? <CheckIcon size="sm" /> : <CopyIcon size="sm" />}
        onClick={copy}
      />
      <VisuallyHidden>
        <span role="status">{outcome === 'copied' ? 'Copied' : ''}</span>
      </VisuallyHidden>
    </>
  )
}
