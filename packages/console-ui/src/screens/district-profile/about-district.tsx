import {
  type District,
  formatCount,
  formatDateTime,
  type ListState,
  sitesResource,
  studentsResource,
  useAccess,
  useConsoleSettings,
  useList,
} from '@edconsole/console-core'
import type { KeyValueItem } from '../../parts/key-value/key-value.tsx'
import { Skeleton } from '../../parts/skeleton/skeleton.tsx'
import * as css from './about-district.css.ts'
import type { DistrictProfileMessages } from './messages.ts'

/** A short list of facts beside the profile (ux 4.4); what the user may not see is left out. */
export const useAboutDistrict = (
  district: District | undefined,
  { about: m }: DistrictProfileMessages,
): KeyValueItem[] => {
  const { can } = useAccess()
  const { timeZone } = useConsoleSettings()
  const one = { limit: 1 }
  const [seesSites, seesStudents] = [can('site-overview'), can('table-students')]
  const sites = useList(sitesResource.list, one, { enabled: seesSites, silent: true })
  const active = { ...one, filter: { isActive: true } }
  const students = useList(studentsResource.list, active, { enabled: seesStudents, silent: true })
  if (!district) return []
  const { lastImportAt, illuminateClientId, requestedFromCustomerAt, requestedTo } = district
  const count = ({ loading, totalCount }: Pick<ListState<unknown>, 'loading' | 'totalCount'>) =>
    loading ? <Skeleton width={64} /> : totalCount === undefined ? '' : formatCount(totalCount)
  return [
    {
      key: m.lastImport,
      value: lastImportAt && <bdi className={css.moment}>{formatDateTime(lastImportAt, timeZone)}</bdi>,
    },
    ...(seesSites ? [{ key: m.sites, value: count(sites) }] : []),
    ...(seesStudents ? [{ key: m.students, value: count(students) }] : []),
    {
      key: m.clientId,
      value: illuminateClientId,
      mono: 'value',
      ...(illuminateClientId !== null && { copy: String(illuminateClientId) }),
    },
    ...(requestedFromCustomerAt === null
      ? []
      : [
          {
            key: m.requested,
            value: m.requestedOf(formatDateTime(requestedFromCustomerAt, timeZone), requestedTo ?? ''),
          },
        ]),
  ]
}
