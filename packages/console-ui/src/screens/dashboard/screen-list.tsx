import { placeWith } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { PlaceLink } from '../../patterns/place-link/place-link.tsx'
import type { OpenScreen } from './open-screens.ts'
import * as css from './screen-list.css.ts'

/** Links to the screens that are open although no navigation shows them (R40). */
export function ScreenList(props: { districtId: string; screens: readonly OpenScreen[] }): ReactElement {
  const { districtId, screens } = props
  return (
    <ul className={css.list}>
      {screens.map(({ id, title }) => {
        const to = placeWith(id, { districtId })
        return (
          <li className={css.item} key={id}>
            {to ? <PlaceLink to={to}>{title}</PlaceLink> : title}
          </li>
        )
      })}
    </ul>
  )
}
