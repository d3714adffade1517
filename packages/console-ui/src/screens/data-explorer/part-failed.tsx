import type { ReactElement } from 'react'
import { Button } from '../../parts/button/button.tsx'
import * as cardCss from '../../patterns/card/card.css.ts'
import type { DataExplorerMessages } from './messages.ts'

export type PartFailedProps = { text: string; onRetry: () => void; m: DataExplorerMessages }

/** Half of a card did not come; the other half stays. */
export function PartFailed({ text, onRetry, m }: PartFailedProps): ReactElement {
  return (
    <p className={cardCss.text}>
      {text}{' '}
      <Button kind="link" size="sm" onClick={onRetry}>
        {m.tryAgain}
      </Button>
    </p>
  )
}
