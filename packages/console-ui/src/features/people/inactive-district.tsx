import { placeOf, useAccess, useDistrict, useMessages } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { Banner } from '../../patterns/banner/banner.tsx'
import { PlaceLink } from '../../patterns/place-link/place-link.tsx'
import { peopleMessages } from './messages.ts'
import * as css from './people.css.ts'

/** Warns who invites people to an inactive district, as those can't open it; nothing where the district is active. */
export function InactiveDistrict(): ReactElement | null {
  const { inactive: m } = useMessages('people', peopleMessages)
  const { selected } = useDistrict()
  const { can } = useAccess()
  // Backends may leave it out.
  if (selected?.isActive !== false) return null
  return (
    <Banner
      tone="warning"
      title={m.title}
      className={css.banner}
      action={
        can('district-profile') && (
          <PlaceLink to={placeOf('district-profile', { districtId: String(selected.id) })}>
            {m.open}
          </PlaceLink>
        )
      }
    >
      {m.text}
    </Banner>
  )
}
