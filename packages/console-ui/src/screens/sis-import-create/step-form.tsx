import type { ReactElement, ReactNode } from 'react'
import * as css from './screen.css.ts'

/** A step whose Enter goes on, as its button does. */
export function StepForm({
  onContinue,
  children,
}: {
  onContinue: () => void
  children: ReactNode
}): ReactElement {
  return (
    <form
      className={css.plain}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onContinue()
      }}
    >
      {children}
    </form>
  )
}
