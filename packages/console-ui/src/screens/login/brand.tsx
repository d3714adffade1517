import type { ReactElement } from 'react'
import { ProductMark } from '../../patterns/brand/product-mark.tsx'
import { ProductName } from '../../patterns/brand/product-name.tsx'
import * as css from './brand.css.ts'

/** Mark, name, and in capitals the kind of the installation when it is not the real one (R4). */
export function Brand(): ReactElement {
  return (
    <header className={css.root}>
      <ProductMark />
      <ProductName />
    </header>
  )
}
