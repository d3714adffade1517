import { useMessages } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import * as css from './help.css.ts'
import { messages } from './messages.ts'

/** Explains the screen to first-time visitors. */
export function Help(): ReactElement {
  const { helpText } = useMessages('import-log-details', messages)
  return (
    <div className={css.text}>
      {Object.entries(helpText).map(([key, text]) => (
        <p key={key} className={css.line}>
          {text}
        </p>
      ))}
    </div>
  )
}
