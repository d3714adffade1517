import { placeWith } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { lazyPart } from '../../parts/lazy-part/lazy-part.tsx'
import { PlaceLink } from '../../patterns/place-link/place-link.tsx'
import { classNames } from '../../styles/class-names.ts'
import * as css from './navigation.css.ts'
import type { NavItem } from './visible-navigation.ts'

const WhileSetUp = lazyPart(async () => (await import('./while-set-up.tsx')).WhileSetUp, {
  fallback: null,
  failed: () => null,
})

export type NavItemsProps = {
  items: readonly NavItem[]
  districtId: string | null
  className: string
}

/** The screens of a group. Setup leaves it when the district is set up, and stays reachable from District Overview. */
export function NavItems({ items, districtId, className }: NavItemsProps): ReactElement {
  return (
    <ul className={className}>
      {items.map((item) => {
        const entry = <Entry key={item.id} item={item} districtId={districtId} />
        if (!leavesWhenDone(item)) return entry
        return (
          districtId !== null && (
            <WhileSetUp key={item.id} districtId={districtId}>
              {entry}
            </WhileSetUp>
          )
        )
      })}
    </ul>
  )
}

/** Users on the screen see where it is. */
const leavesWhenDone = ({ id, current }: NavItem): boolean => id === 'setup' && !current

function Entry({ item, districtId }: { item: NavItem; districtId: string | null }): ReactElement {
  const { id, label, current } = item
  return (
    <li className={css.place}>
      <PlaceLink
        to={placeWith(id, { districtId: districtId ?? undefined })}
        className={classNames(css.item, current && css.current)}
        aria-current={current ? 'page' : undefined}
      >
        {label}
      </PlaceLink>
    </li>
  )
}
