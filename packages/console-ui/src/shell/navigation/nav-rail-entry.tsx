import { placeWith, useNavigator } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { IconButton } from '../../parts/icon-button/icon-button.tsx'
import { Popover } from '../../parts/popover/popover.tsx'
import { linkToPlace } from '../../patterns/place-link/link-to-place.ts'
import { NavItems } from './nav-items.tsx'
import * as css from './navigation.css.ts'
import { SECTION_ICONS } from './section-icons.ts'
import type { NavGroup } from './visible-navigation.ts'

export type NavRailEntryProps = { group: NavGroup; districtId: string | null }

/** A group as an icon: a link, or a button that opens its screens beside it, on click and never on hover. */
export function NavRailEntry({ group, districtId }: NavRailEntryProps): ReactElement {
  const navigation = useNavigator()
  const Icon = SECTION_ICONS[group.section]
  const icon = <Icon size="lg" />
  if (group.items.length === 0) {
    const to = placeWith(group.home, { districtId: districtId ?? undefined })
    return (
      <IconButton label={group.label} icon={icon} current={group.current} {...linkToPlace(navigation, to)} />
    )
  }
  return (
    <Popover
      align="beside"
      label={group.label}
      trigger={<IconButton label={group.label} icon={icon} className={group.open ? css.current : ''} />}
    >
      {(close) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: closes after a link inside was followed
        <div onClick={close}>
          <p className={css.flyoutTitle}>{group.label}</p>
          <NavItems items={group.items} districtId={districtId} className={css.flyout} />
        </div>
      )}
    </Popover>
  )
}
