import { useConsoleSettings } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import * as css from './brand.css.ts'

/** Mark, name, and in capitals the kind of the installation when it is not the real one (R4). */
export function Brand(): ReactElement {
  const { productName } = useConsoleSettings()
  const [, name, suffix] = /^(.*?)(?: ([A-Z]+))?$/.exec(productName) ?? []
  return (
    <header className={css.root}>
      <span className={css.mark}>
        <svg width="16" height="16" viewBox="0 0 16 16" fill="none" aria-hidden focusable="false">
          <path d="M2.2 4.6 8 2l5.8 2.6L8 7.2 2.2 4.6Z" fill="currentColor" />
          <g stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round">
            <path d="M2.2 8 8 10.6 13.8 8" opacity=".85" />
            <path d="m2.2 11.2 5.8 2.6 5.8-2.6" opacity=".6" />
          </g>
        </svg>
      </span>
      <b className={css.name}>{name}</b>
      {suffix ? <span className={css.suffix}>{suffix}</span> : null}
    </header>
  )
}
