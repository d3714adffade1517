import { placeWith } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { PlaceLink } from '../../patterns/place-link/place-link.tsx'
import { classNames } from '../../styles/class-names.ts'
import { NavItems } from './nav-items.tsx'
import * as css from './navigation.css.ts'
import { SECTION_ICONS } from './section-icons.ts'
import type { NavGroup } from './visible-navigation.ts'

export type NavGroupLinkProps = { group: NavGroup; districtId: string | null }

/** A group with its words; the open one shows its screens below it. */
export function NavGroupLink({ group, districtId }: NavGroupLinkProps): ReactElement {
  const Icon = SECTION_ICONS[group.section]
  return (
    <>
      <PlaceLink
        to={placeWith(group.home, { districtId: districtId ?? undefined })}
        className={classNames(css.group, group.open && css.groupOpen, group.current && css.current)}
        aria-current={group.current ? 'page' : undefined}
      >
        <Icon size="lg" className={classNames(css.icon, group.open && css.iconOpen)} />
        <span className={css.words}>{group.label}</span>
      </PlaceLink>
      {group.open && group.items.length > 0 && (
        <NavItems items={group.items} districtId={districtId} className={css.items} />
      )}
    </>
  )
}
