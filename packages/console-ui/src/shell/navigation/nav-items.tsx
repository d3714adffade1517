import { placeWith } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { PlaceLink } from '../../patterns/place-link/place-link.tsx'
import { classNames } from '../../styles/class-names.ts'
import { BuildingMark } from './building-mark.tsx'
import * as css from './navigation.css.ts'
import type { NavItem } from './visible-navigation.ts'

export type NavItemsProps = {
  items: readonly NavItem[]
  districtId: string | null
  className: string
}

/** The screens of a group. */
export function NavItems({ items, districtId, className }: NavItemsProps): ReactElement {
  return (
    <ul className={className}>
      {items.map(({ id, label, current }) => (
        <li key={id} className={css.place}>
          <PlaceLink
            to={placeWith(id, { districtId: districtId ?? undefined })}
            className={classNames(css.item, current && css.current)}
            aria-current={current ? 'page' : undefined}
          >
            {label}
            <BuildingMark id={id} />
          </PlaceLink>
        </li>
      ))}
    </ul>
  )
}
