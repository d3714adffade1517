import { useMessages, useWhenOnline } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { RetryIcon } from '../../parts/icons/icons.ts'
import { Banner } from '../banner/banner.tsx'
import { patternMessages } from '../messages.ts'
import * as css from './screen.css.ts'

export type CrashCardProps = {
  reference: string
  /** The screen's code did not arrive (R28). */
  notLoaded: 'timeout' | 'failed' | undefined
  onRetry: () => void
}

/** In place of a section that stopped working or did not load. */
export function CrashCard({ reference, notLoaded, onRetry }: CrashCardProps): ReactElement {
  const m = useMessages('patterns', patternMessages).screen
  useWhenOnline(notLoaded === undefined ? undefined : onRetry)
  const retry = (
    <Button icon={<RetryIcon />} onClick={onRetry}>
      {m.tryAgain}
    </Button>
  )
  return (
    <div className={css.block}>
      {notLoaded === undefined ? (
        <Banner tone="danger" role="alert" title={m.crashed} action={retry}>
          {m.crashedText(reference)}
        </Banner>
      ) : (
        <Banner
          tone="danger"
          role="alert"
          title={m.notLoaded}
          action={
            <>
              {retry}
              {/* Its file may be gone after a new version: only a reload finds the new one. */}
              {notLoaded === 'failed' && (
                <Button kind="ghost" onClick={() => window.location.reload()}>
                  {m.reload}
                </Button>
              )}
            </>
          }
        >
          {m.checkConnection}
        </Banner>
      )}
    </div>
  )
}
