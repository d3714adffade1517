import {
  HEADER_BUTTONS,
  type HeaderButtonDef,
  type Place,
  parentsOf,
  placeWith,
  useAccess,
  useNavigator,
  usePlace,
} from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { IconButton } from '../../parts/icon-button/icon-button.tsx'
import { AddDistrictIcon, InstanceManagementIcon, PeopleIcon } from '../../parts/icons/icons.ts'
import { linkToPlace } from '../../patterns/place-link/link-to-place.ts'
import * as css from './header.css.ts'

const icons = {
  users: <PeopleIcon size="lg" />,
  'district-add': <AddDistrictIcon size="lg" />,
  instances: <InstanceManagementIcon size="lg" />,
} satisfies Record<HeaderButtonDef['icon'], ReactElement>

/** Places beside any district ([S2.1]); each leads to the first of its routes that may be opened. */
export function HeaderButtons(): ReactElement | null {
  const access = useAccess()
  const navigation = useNavigator()
  const place = usePlace()
  const shown = HEADER_BUTTONS.flatMap((button) => {
    const target = [button.id, ...button.orElse].find((id) => access.can(id))
    return target === undefined ? [] : [{ button, target }]
  })
  if (shown.length === 0) return null
  return (
    <ul className={css.buttons}>
      {shown.map(({ button, target }) => (
        <li key={button.id} className={css.buttonPlace}>
          <IconButton
            label={button.label}
            icon={icons[button.icon]}
            current={isActive(button, place)}
            {...linkToPlace(navigation, placeWith(target, {}))}
          />
        </li>
      ))}
    </ul>
  )
}

function isActive({ id, alsoActiveOn }: HeaderButtonDef, place: Place | null): boolean {
  if (!place) return false
  return [place.id, ...parentsOf(place.id).map((parent) => parent.id)].some(
    (level) => level === id || alsoActiveOn.includes(level),
  )
}
