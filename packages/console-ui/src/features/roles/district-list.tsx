import type { DistrictListItem } from '@edconsole/console-core'
import { type ReactElement, useMemo } from 'react'
import { Combobox } from '../../parts/combobox/combobox.tsx'
import { IconButton } from '../../parts/icon-button/icon-button.tsx'
import { CloseIcon } from '../../parts/icons/icons.ts'
import type { CustomControlProps } from '../../patterns/resource-form/index.ts'
import * as css from './district-list.css.ts'
import type { PersonRolesMessages } from './person-roles-messages.ts'

export type DistrictListProps = CustomControlProps & {
  /** Those that can be given. */
  districts: readonly DistrictListItem[]
  m: PersonRolesMessages['districts']
}

/** The districts a person can see: by ID, sorted. */
export function DistrictList(props: DistrictListProps): ReactElement {
  const { value, onChange, readOnly, districts, m } = props
  const chosen = Array.isArray(value) ? value.filter((one) => typeof one === 'number') : []
  const key = chosen.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same districts may come in another list
  const options = useMemo(
    () =>
      districts.flatMap(({ id, districtName, lea }) =>
        id === null || chosen.includes(id) ? [] : [{ value: String(id), label: districtName, code: lea }],
      ),
    [districts, key],
  )
  const put = (ids: readonly number[]) => onChange([...new Set(ids)].sort((a, b) => a - b))
  return (
    <div className={css.root}>
      {chosen.length === 0 ? <p className={css.none}>{m.none}</p> : null}
      <ul className={css.list}>
        {chosen.map((id) => {
          const district = districts.find((one) => one.id === id)
          const name = district?.districtName ?? m.unknown(id)
          return (
            <li key={id} className={css.line}>
              <span className={css.name}>{name}</span>
              <span className={css.code}>{district?.lea}</span>
              {readOnly ? null : (
                <IconButton
                  size="sm"
                  data-ec-remove=""
                  label={m.remove(name)}
                  icon={<CloseIcon size="sm" />}
                  onClick={() => put(chosen.filter((one) => one !== id))}
                />
              )}
            </li>
          )
        })}
      </ul>
      {readOnly ? null : (
        <Combobox
          label={m.add}
          placeholder={m.add}
          value={null}
          onChange={(id) => put([...chosen, Number(id)])}
          options={options}
        />
      )}
    </div>
  )
}
