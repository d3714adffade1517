import { placeOf } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { PlaceLink } from '../../patterns/place-link/place-link.tsx'
import { useFormInputs } from '../../patterns/resource-form/index.ts'
import type { DistrictProfileAddMessages } from './messages.ts'
import * as css from './taken-by.css.ts'
import { type OtherDistrict, takenValues, type UniqueField } from './taken-values.ts'

export type TakenByProps = {
  field: UniqueField
  others: readonly OtherDistrict[]
  m: DistrictProfileAddMessages
}

/** The way to the district that has what is entered in a field. */
export function TakenBy({ field, others, m }: TakenByProps): ReactElement | null {
  const taken = takenValues(useFormInputs(), others, m).find((one) => one.field === field)
  if (!taken || taken.by.id === null) return null
  return (
    <p className={css.line}>
      <PlaceLink to={placeOf('district', { districtId: String(taken.by.id) })}>
        {m.taken.open(taken.by.districtName)}
      </PlaceLink>
    </p>
  )
}
