import { placeOf, useConsoleSettings, useMessages } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { ProductMark } from '../../patterns/brand/product-mark.tsx'
import { ProductName } from '../../patterns/brand/product-name.tsx'
import { PlaceLink } from '../../patterns/place-link/place-link.tsx'
import { shellMessages } from '../messages.ts'
import * as css from './header.css.ts'

/** The mark and the name lead home. */
export function HeaderBrand(): ReactElement {
  const m = useMessages('shell', shellMessages).header
  const { productName } = useConsoleSettings()
  return (
    <PlaceLink to={placeOf('dashboard')} className={css.brand} aria-label={m.home(productName)}>
      <ProductMark />
      <ProductName />
    </PlaceLink>
  )
}
