import { useMessages } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { opener } from './batch-steps.css.ts'
import { Figure } from './figure.tsx'
import { messages } from './messages.ts'

/** A figure that did not come. */
export function FailedFigure({ label, onRetry }: { label: string; onRetry: () => void }): ReactElement {
  const m = useMessages('dashboard', messages)
  return (
    <Figure
      label={label}
      value="–"
      foot={
        <>
          {m.notLoaded}{' '}
          <Button kind="link" size="sm" className={opener} onClick={onRetry}>
            {m.tryAgain}
          </Button>
        </>
      }
    />
  )
}
