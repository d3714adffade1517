import type { ReactElement } from 'react'
import { Button } from '../button/button.tsx'
import * as css from './not-loaded.css.ts'

export type NotLoadedProps = {
  text: string
  tryAgain: string
  onRetry: () => void
}

/**
 * One part of a form could not be read; the others can be worked on.
 * @example <NotLoaded text="The connection could not be loaded." tryAgain="Try again" onRetry={sis.retry} />
 */
export function NotLoaded({ text, tryAgain, onRetry }: NotLoadedProps): ReactElement {
  return (
    <p className={css.text}>
      {text}{' '}
      <Button kind="link" size="sm" onClick={onRetry}>
        {tryAgain}
      </Button>
    </p>
  )
}
