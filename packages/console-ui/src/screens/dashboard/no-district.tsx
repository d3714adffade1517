import { placeOf, useAccess, useDistrict, useDistrictList, useMessages } from '@edconsole/console-core'
import { type ReactElement, useMemo } from 'react'
import { Combobox } from '../../parts/combobox/combobox.tsx'
import { DistrictIcon } from '../../parts/icons/icons.ts'
import { PlaceLink } from '../../patterns/place-link/place-link.tsx'
import { ErrorState } from '../../patterns/states/error-state.tsx'
import { messages } from './messages.ts'
import * as css from './no-district.css.ts'
import { SupportContact } from './no-screens.tsx'
import { RecentDistricts } from './recent-districts.tsx'

/** Before a district is chosen nothing can be said about one: a large District Select, and those opened last. */
export function NoDistrict(): ReactElement {
  const m = useMessages('dashboard', messages)
  const { can, isEmployee } = useAccess()
  const { retry, recent, select } = useDistrict()
  const { list, listFailed } = useDistrictList()
  const options = useMemo(
    () =>
      (list ?? []).flatMap(({ id, districtName, lea }) =>
        id === null ? [] : [{ value: String(id), label: districtName, code: lea }],
      ),
    [list],
  )
  if (listFailed) return <ErrorState title={m.districtsFailed} onRetry={() => void retry()} />
  if (list && options.length === 0 && !isEmployee)
    return (
      <section className={css.invitation} aria-label={m.noDistrict.title}>
        <span className={css.mark}>
          <DistrictIcon size="xl" />
        </span>
        <p className={css.title}>{m.noDistrict.title}</p>
        <p className={css.text}>{m.noDistrict.text}</p>
        <SupportContact className={css.text} />
      </section>
    )
  return (
    <div className={css.page}>
      <section className={css.invitation} aria-label={m.choose}>
        <span className={css.mark}>
          <DistrictIcon size="xl" />
        </span>
        <p className={css.title}>{m.choose}</p>
        <p className={css.text}>{m.chooseHelp}</p>
        <div className={css.picker}>
          <Combobox
            label={m.districtSelect}
            placeholder={m.districtSelect}
            value={null}
            options={options}
            disabled={!list}
            onChange={(id) => void select(id)}
          />
        </div>
        {can('district-profile-add') ? (
          <PlaceLink to={placeOf('district-profile-add')}>{m.addDistrict}</PlaceLink>
        ) : null}
      </section>
      {recent.length > 0 ? <RecentDistricts /> : null}
    </div>
  )
}
