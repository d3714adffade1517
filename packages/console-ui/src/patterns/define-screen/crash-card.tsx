import { useWhenOnline } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { RetryIcon } from '../../parts/icons/icons.ts'
import { Banner } from '../banner/banner.tsx'
import * as css from './screen.css.ts'

export type CrashCardProps = {
  reference: string
  /** The screen's code did not arrive (R28). */
  notLoaded: 'timeout' | 'failed' | undefined
  onRetry: () => void
}

/** In place of a section that stopped working or did not load. */
export function CrashCard({ reference, notLoaded, onRetry }: CrashCardProps): ReactElement {
  useWhenOnline(notLoaded === undefined ? undefined : onRetry)
  const retry = (
    <Button icon={<RetryIcon />} onClick={onRetry}>
      Try again
    </Button>
  )
  return (
    <div className={css.block}>
      {notLoaded === undefined ? (
        <Banner tone="danger" role="alert" title="This section stopped working." action={retry}>
          The rest of the page isn't affected. Reference {reference}.
        </Banner>
      ) : (
        <Banner
          tone="danger"
          role="alert"
          title="This screen didn't load."
          action={
            <>
              {retry}
              {/* Its file may be gone after a new version: only a reload finds the new one. */}
              {notLoaded === 'failed' && (
                <Button kind="ghost" onClick={() => window.location.reload()}>
                  Reload the page
                </Button>
              )}
            </>
          }
        >
          Check your connection.
        </Banner>
      )}
    </div>
  )
}
