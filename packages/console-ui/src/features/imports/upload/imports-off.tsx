import { districtFieldRule, placeOf, useAccess } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { Banner } from '../../../patterns/banner/banner.tsx'
import { PlaceLink } from '../../../patterns/place-link/place-link.tsx'
import type { UploadMessages } from './messages.ts'

/** Says that the district imports nothing, and where that is changed. */
export function ImportsOff({ districtId, m }: { districtId: string; m: UploadMessages }): ReactElement {
  const mayChange = useAccess().allows(districtFieldRule('importsEnabled'))
  const { start, importsOff } = m
  return (
    <Banner
      tone="warning"
      title={`${start.importsOff}.`}
      action={
        mayChange ? (
          <PlaceLink to={placeOf('district-profile', { districtId })}>{importsOff.open}</PlaceLink>
        ) : undefined
      }
    >
      {mayChange ? importsOff.turnOn : importsOff.ask}
    </Banner>
  )
}
