import type { NavSection } from './route-def.ts'
import type { RouteEntry, ScreenId } from './route-table.ts'

export type NavSectionDef = {
  readonly id: NavSection
  readonly label: string
  /** Where a click on the group leads; the first accessible screen when this one is denied (R11). */
  readonly home: ScreenId
  /** Screens shown under the open group, in order. Labels are their titles, or `label`. */
  readonly items: readonly { readonly id: RouteEntry['id']; readonly label?: string }[]
}

/** Side navigation of provider staff ([S2.1], R11). */
export const NAV_SECTIONS: readonly NavSectionDef[] = [
  { id: 'dashboard', label: 'Dashboard', home: 'dashboard', items: [] },
  {
    id: 'district',
    label: 'District Management',
    home: 'district',
    items: [
      { id: 'district' },
      { id: 'district-profile' },
      { id: 'sis-imports' },
      { id: 'authentication' },
      { id: 'export' },
      { id: 'setup' },
      { id: 'client-communication' },
    ],
  },
  { id: 'site', label: 'Site Management', home: 'site-overview', items: [] },
  {
    id: 'user',
    label: 'User Management',
    home: 'user-list',
    items: [{ id: 'user-list' }, { id: 'account-sync-logs' }, { id: 'user-audit-log' }],
  },
  { id: 'instance', label: 'Instance Management', home: 'district-instances', items: [] },
  {
    id: 'explorer',
    label: 'Data Explorer',
    home: 'import-logs',
    items: [
      { id: 'data-explorer', label: 'Overview' },
      { id: 'import-logs' },
      { id: 'export-logs' },
      { id: 'table-viewer' },
    ],
  },
]

/** The only entry for users who aren't provider staff ([S2.1]). The label keeps the specification's spelling. */
export const CLIENT_NAV_ITEM = { id: 'client-communication', label: 'Api Setup' } as const

export type HeaderButtonDef = {
  readonly id: ScreenId
  /** Tooltip and accessible name. */
  readonly label: string
  readonly icon: 'users' | 'district-add' | 'instances'
  /** Where it leads who may not open that; the first accessible one. Without any it is hidden. */
  readonly orElse: readonly ScreenId[]
  /** Active on these too: a route, and everything below it. */
  readonly alsoActiveOn: readonly RouteEntry['id'][]
}

/** Icon buttons of the header ([S2.1]); each is drawn only when one of its routes is accessible. */
export const HEADER_BUTTONS: readonly HeaderButtonDef[] = [
  {
    id: 'users',
    label: 'Users and Roles',
    icon: 'users',
    orElse: ['roles'],
    alsoActiveOn: ['users-and-roles', 'console-user-edit', 'role-create', 'role-edit'],
  },
  { id: 'district-profile-add', label: 'Add District', icon: 'district-add', orElse: [], alsoActiveOn: [] },
  {
    id: 'imt-clients',
    label: 'Instance Management',
    icon: 'instances',
    orElse: ['imt-instances', 'imt-authentications', 'imt-accounts'],
    alsoActiveOn: [
      ...(['services', 'client-create', 'client', 'client-edit'] as const),
      ...(['instance-create', 'instance', 'instance-edit'] as const),
    ],
  },
]
