import { type ReactElement, type ReactNode, useEffect, useRef } from 'react'
import { ErrorIcon } from '../../parts/icons/icons.ts'
import * as css from './refusal.css.ts'

/** Why the sign-in was refused, in the server's words: one sentence for a wrong password and a locked account alike. */
export function Refusal({ children }: { children: ReactNode }): ReactElement {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div className={css.root} ref={box} tabIndex={-1}>
      <ErrorIcon />
      <span>{children}</span>
    </div>
  )
}
