import {
  formatCount,
  sitesResource,
  staffResource,
  studentsResource,
  useAccess,
  useDataYear,
  useDistrict,
  useList,
  useMessages,
} from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { messages } from './messages.ts'
import * as css from './screen.css.ts'

/** One line about the district. What it has joins when all of it is known, and only for those who may see it. */
export function DistrictLine(): ReactElement {
  const m = useMessages('dashboard', messages)
  const { can, isEmployee } = useAccess()
  const { selected } = useDistrict()
  const known = isEmployee && selected !== null
  // Next year's staff may be there already, and those who left still are
  const filter = { schoolYear: useDataYear() ?? 0 }
  const one = { limit: 1, filter: { ...filter, isActive: true } }
  const may = (seen: boolean) => ({ enabled: known && seen })
  const sites = useList(sitesResource.list, { limit: 1, filter }, may(can('site-overview')))
  const students = useList(studentsResource.list, one, may(can('table-students')))
  const staff = useList(staffResource.list, one, may(can('user-list')))
  if (!selected) return <span className={isEmployee ? css.lineRoom : undefined}>{'\u00a0'}</span>
  if (!isEmployee) return <>{selected.districtName}</>
  const { districtName, sisProviderName } = selected
  const counts = [
    [sites, m.sites],
    [students, m.students],
    [staff, m.staff],
  ] as const
  const texts = counts.flatMap(([{ totalCount }, text]) =>
    totalCount === undefined ? [] : [text(formatCount(totalCount), totalCount === 1)],
  )
  const waiting = counts.some(([{ loading }]) => loading)
  const last = texts.at(-1)
  const text =
    waiting || last === undefined
      ? m.district(districtName, sisProviderName)
      : m.districtWith(
          districtName,
          sisProviderName,
          texts.length > 1 ? `${texts.slice(0, -1).join(', ')} and ${last}` : last,
        )
  return <span className={waiting ? css.lineRoom : undefined}>{text}</span>
}
