import type { ReactElement } from 'react'
import { ProductMark } from '../../patterns/brand/product-mark.tsx'
import { ProductName } from '../../patterns/brand/product-name.tsx'
import * as css from './brand.css.ts'

/** Whose page this is: there is no header above it. */
export function Brand(): ReactElement {
  return (
    <div className={css.root}>
      <ProductMark />
      <ProductName />
    </div>
  )
}
