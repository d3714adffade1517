import { placeOf } from '@edconsole/console-core'
import { type ReactElement, useEffect } from 'react'
import { takenValues, type UniqueField } from '../../features/district/form/taken-values.ts'
import { PlaceLink } from '../../patterns/place-link/place-link.tsx'
import { useFormInputs } from '../../patterns/resource-form/index.ts'
import type { DistrictProfileAddMessages } from './messages.ts'
import * as css from './taken-by.css.ts'
import type { OtherDistricts } from './use-other-districts.ts'

export type TakenByProps = {
  field: UniqueField
  others: OtherDistricts
  m: DistrictProfileAddMessages
}

/** The way to the district that has what is entered in a field. */
export function TakenBy({ field, others, m }: TakenByProps): ReactElement | null {
  const inputs = useFormInputs()
  const typed = inputs[field]
  const { known, look } = others
  useEffect(() => {
    if (field === 'ncesLeaId' || field === 'stateLeaId')
      look(field, typeof typed === 'string' ? typed.trim() : '')
  }, [field, typed, look])
  const taken = takenValues(inputs, known, m).find((one) => one.field === field)
  if (!taken || taken.by.id === null) return null
  return (
    <p className={css.line}>
      <PlaceLink to={placeOf('district', { districtId: String(taken.by.id) })}>
        {m.taken.open(taken.by.districtName)}
      </PlaceLink>
    </p>
  )
}
