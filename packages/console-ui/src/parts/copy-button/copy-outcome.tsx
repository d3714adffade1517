import { useMessages } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { CheckIcon, CopyIcon } from '../icons/icons.ts'
import { partMessages } from '../messages.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import type { Copy } from './use-copy.ts'

export type CopyOutcomeProps = {
  outcome: Copy['outcome']
  what: string
  className?: string | undefined
  onCopy: () => void
}

/** The button that copies, and how that ended: as its icon and its name, and said aloud. */
export function CopyOutcome({ outcome, what, className, onCopy }: CopyOutcomeProps): ReactElement {
  const m = useMessages('parts', partMessages)
  return (
    <>
      <IconButton
        size="sm"
        className={className}
        label={outcome === 'refused' ? m.copyBlocked : m.copy(what)}
        icon={outcome === 'copied' ? <CheckIcon size="sm" /> : <CopyIcon size="sm" />}
        onClick={onCopy}
      />
      <VisuallyHidden>
        <span role="status">
          {outcome === 'copied' ? m.copied : outcome === 'refused' ? m.copyBlocked : ''}
        </span>
      </VisuallyHidden>
    </>
  )
}
