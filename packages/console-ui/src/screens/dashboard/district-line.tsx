import {
  formatCount,
  sitesResource,
  useAccess,
  useDistrict,
  useList,
  useMessages,
} from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { messages } from './messages.ts'

/** One line about the district. The number of sites joins when it is known, and only for those who may see sites. */
export function DistrictLine(): ReactElement {
  const m = useMessages('dashboard', messages)
  const { can, isEmployee } = useAccess()
  const { selected } = useDistrict()
  const { totalCount } = useList(
    sitesResource.list,
    { limit: 1 },
    { enabled: isEmployee && selected !== null && can('site-overview') },
  )
  if (!selected) return <> </>
  if (!isEmployee) return <>{selected.districtName}</>
  const { districtName, sisProviderName } = selected
  return (
    <>
      {totalCount === undefined
        ? m.district(districtName, sisProviderName)
        : m.districtWithSites(districtName, sisProviderName, formatCount(totalCount), totalCount === 1)}
    </>
  )
}
