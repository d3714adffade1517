import { useConsoleSettings } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import * as css from './brand.css.ts'

/** The product's name, and in capitals the kind of the installation when it is not the real one (R4). */
export function ProductName(): ReactElement {
  const { productName } = useConsoleSettings()
  const [, name, suffix] = /^(.*?)(?: ([A-Z]+))?$/.exec(productName) ?? []
  return (
    <>
      <b className={css.name}>{name}</b>
      {/* Two words, for screen readers and dictation. */}{' '}
      {suffix ? <span className={css.suffix}>{suffix}</span> : null}
    </>
  )
}
