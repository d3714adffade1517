import { sitesResource, useAccess, useList } from '@edconsole/console-core'
import type { ReactElement } from 'react'

export function SiteCount(): ReactElement | null {
  const isOpen = useAccess().can('site-overview')
  const sites = useList(sitesResource.list, { limit: 1 }, { enabled: isOpen })
  return isOpen ? <p>Sites: {sites.totalCount ?? '…'}</p> : null
}
