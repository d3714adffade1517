import type { NavSection } from '@edconsole/console-core'
import {
  ApiSetupIcon,
  DashboardIcon,
  DataIcon,
  DistrictIcon,
  InstancesIcon,
  SiteIcon,
  UserManagementIcon,
} from '../../parts/icons/icons.ts'
import type { ProductIcon } from '../../parts/icons/product-icon.tsx'

export const SECTION_ICONS: Record<NavSection | 'api-setup', ProductIcon> = {
  'api-setup': ApiSetupIcon,
  dashboard: DashboardIcon,
  district: DistrictIcon,
  site: SiteIcon,
  user: UserManagementIcon,
  instance: InstancesIcon,
  explorer: DataIcon,
}
