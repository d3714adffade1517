import { useMessages } from '@edconsole/console-core'
import { type ReactElement, useEffect } from 'react'
import { CardTitle } from './card-title.tsx'
import { messages } from './messages.ts'
import * as css from './screen.css.ts'

/** Closes the pop-up that a host's page opened for signing in, which the page can't do itself once it has lost the window. */
export function SignedInPopUp(): ReactElement {
  const m = useMessages('login', messages)
  useEffect(() => {
    window.close()
  }, [])
  return (
    <>
      <CardTitle takesFocus>{m.signedIn}</CardTitle>
      <p className={css.lead} role="status">
        {m.signedInText}
      </p>
    </>
  )
}
