import { useAccess, useDistrict, usePlace } from '@edconsole/console-core'
import { type NavGroup, visibleNavigation } from './visible-navigation.ts'

export type SideNavigation = {
  readonly groups: readonly NavGroup[]
  /** The district that entries lead to. */
  readonly districtId: string | null
  /** Staff without a district: the rest appears when one is selected (R41). */
  readonly needsDistrict: boolean
}

export function useSideNavigation(): SideNavigation {
  const access = useAccess()
  const { id, status } = useDistrict()
  const place = usePlace()
  const hasDistrict = id !== null && (status === 'selected' || status === 'loading')
  return {
    groups: visibleNavigation({
      isEmployee: access.isEmployee,
      hasDistrict,
      canOpen: access.can,
      here: place?.id,
    }),
    districtId: id,
    needsDistrict: access.isEmployee && !hasDistrict,
  }
}
