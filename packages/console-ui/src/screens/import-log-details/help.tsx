import type { ReactElement } from 'react'
import * as css from './help.css.ts'

/** What somebody who opens this screen for the first time needs to know. */
export function Help(): ReactElement {
  return (
    <div className={css.text}>
      <p className={css.line}>
        Rejected rows were not loaded. Rows with a warning were loaded, with a value changed on the way.
      </p>
      <p className={css.line}>
        Rows with the same cause stand together, in the order in which to fix them: a missing site also
        rejects its students, so fixing it first makes the rest shorter.
      </p>
      <p className={css.line}>
        Translations and sites are added here and take effect with the next sync. Everything else is corrected
        in the SIS. The rows stay in this log, since it tells what happened.
      </p>
      <p className={css.line}>
        Row numbers are those that a spreadsheet shows. Names and birth dates are hidden until you ask for
        them.
      </p>
    </div>
  )
}
