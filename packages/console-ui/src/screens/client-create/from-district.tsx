import {
  type ClientType,
  type District,
  type DistrictType,
  districtsResource,
  placeOf,
  useAccess,
  useDistrictList,
  useList,
} from '@edconsole/console-core'
import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react'
import { slugOf } from '../../features/clients/slug-of.ts'
import { Combobox } from '../../parts/combobox/combobox.tsx'
import { Field } from '../../parts/field/field.tsx'
import { NotLoaded } from '../../parts/not-loaded/not-loaded.tsx'
import { PlaceButton } from '../../patterns/place-link/place-button.tsx'
import { useFormEnter } from '../../patterns/resource-form/index.ts'
import * as css from './from-district.css.ts'
import type { ClientCreateMessages } from './messages.ts'

/** Fills the form in from a district that is there (domain 8.18). */
export function FromDistrict({ m }: { m: ClientCreateMessages['from'] }): ReactElement {
  const { list } = useDistrictList()
  const { can } = useAccess()
  const enter = useFormEnter()
  const [chosen, setChosen] = useState<string | null>(null)
  const options = useMemo(
    () =>
      (list ?? []).flatMap(({ id, districtName, lea }) =>
        id === null ? [] : [{ value: String(id), label: districtName, code: lea }],
      ),
    [list],
  )
  const found = useList(
    districtsResource.list,
    { filter: { id: [chosen ?? ''] }, limit: 1 },
    { enabled: chosen !== null, within: { chosen } },
  )
  const district = found.data?.find(({ id }) => String(id) === chosen)
  // Once for each choice: what is typed afterwards stays.
  const filled = useRef<string | null>(null)
  useEffect(() => {
    if (!district || filled.current === chosen) return
    filled.current = chosen
    enter(valuesOf(district))
  }, [district, chosen, enter])
  const name = options.find(({ value }) => value === chosen)?.label ?? ''
  const clientId = district?.illuminateClientId ?? null
  return (
    <div className={css.root}>
      <Field label={m.label}>
        <Combobox
          label={m.label}
          placeholder={m.placeholder}
          value={chosen}
          options={options}
          opensOnFocus={false}
          onChange={(next) => {
            filled.current = null
            setChosen(next)
          }}
        />
      </Field>
      <div className={css.note} role="status">
        {chosen === null ? null : district ? (
          <>
            <span>{m.filled(name)}</span>
            {clientId === null ? null : <span>{m.taken(name)}</span>}
            {clientId !== null && can('client') ? (
              <PlaceButton kind="link" size="sm" to={placeOf('client', { id: String(clientId) })}>
                {m.open}
              </PlaceButton>
            ) : null}
          </>
        ) : found.errors.length > 0 ? (
          <NotLoaded text={m.failed(name)} tryAgain={m.tryAgain} onRetry={found.retry} />
        ) : (
          m.loading(name)
        )}
      </div>
    </div>
  )
}

const TYPES: Partial<Record<DistrictType, ClientType>> = {
  charter: 'charter',
  countyOffice: 'countyOffice',
  state: 'state',
  consortium: 'consortium',
  private: 'school',
}

const valuesOf = ({ districtName, lea, state, ncesLeaId, districtType }: District) => ({
  clientName: districtName,
  lea,
  state,
  ncesLeaId,
  slug: slugOf(districtName),
  clientType: TYPES[districtType] ?? 'district',
})
