import type { ScreenId } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { lazyScreen } from '../patterns/define-screen/lazy-screen.tsx'
import type { ScreenModule, ScreenProps } from '../patterns/define-screen/screen-props.ts'

/** Fetches the code of a route's screen. */
export type LoadScreen<Id extends ScreenId> = () => Promise<ScreenModule<Id>>

type Loaders = { readonly [Id in ScreenId]: LoadScreen<Id> }

/** Every route's screen, not loaded yet. A route without one, or one without a route, is a type error. */
export const screenLoaders: Loaders = {
  login: () => import('./login/index.ts'),
  dashboard: () => import('./dashboard/index.ts'),
  alerts: () => import('./alerts/index.ts'),
  'own-account': () => import('./own-account/index.ts'),
  'client-communication': () => import('./client-communication/index.ts'),
  setup: () => import('./setup/index.ts'),
  'sis-import-api-setup': () => import('./sis-import-api-setup/index.ts'),
  'sis-import-templates': () => import('./sis-import-templates/index.ts'),
  'sis-import-edit': () => import('./sis-import-edit/index.ts'),
  'sis-import-create': () => import('./sis-import-create/index.ts'),
  district: () => import('./district/index.ts'),
  'district-profile': () => import('./district-profile/index.ts'),
  'district-profile-add': () => import('./district-profile-add/index.ts'),
  'data-explorer': () => import('./data-explorer/index.ts'),
  'import-logs': () => import('./import-logs/index.ts'),
  'import-log-results': () => import('./import-log-results/index.ts'),
  'import-log-details': () => import('./import-log-details/index.ts'),
  'import-log-errors': () => import('./import-log-errors/index.ts'),
  export: () => import('./export/index.ts'),
  'export-add': () => import('./export-add/index.ts'),
  'export-edit': () => import('./export-edit/index.ts'),
  'export-logs': () => import('./export-logs/index.ts'),
  'export-log-results': () => import('./export-log-results/index.ts'),
  'export-log-details': () => import('./export-log-details/index.ts'),
  'authentication-configs': () => import('./authentication-configs/index.ts'),
  'site-overview': () => import('./site-overview/index.ts'),
  'user-create': () => import('./user-create/index.ts'),
  'user-edit': () => import('./user-edit/index.ts'),
  'user-list': () => import('./user-list/index.ts'),
  'locked-users': () => import('./locked-users/index.ts'),
  'account-locking': () => import('./account-locking/index.ts'),
  'password-complexity': () => import('./password-complexity/index.ts'),
  'account-sync-logs': () => import('./account-sync-logs/index.ts'),
  'user-audit-log': () => import('./user-audit-log/index.ts'),
  'user-roles': () => import('./user-roles/index.ts'),
  users: () => import('./users/index.ts'),
  roles: () => import('./roles/index.ts'),
  'audit-log': () => import('./audit-log/index.ts'),
  'console-user-edit': () => import('./console-user-edit/index.ts'),
  'role-create': () => import('./role-create/index.ts'),
  'role-edit': () => import('./role-edit/index.ts'),
  'district-instances': () => import('./district-instances/index.ts'),
  'imt-instances': () => import('./imt-instances/index.ts'),
  'instance-create': () => import('./instance-create/index.ts'),
  instance: () => import('./instance/index.ts'),
  'instance-edit': () => import('./instance-edit/index.ts'),
  'imt-authentications': () => import('./imt-authentications/index.ts'),
  'imt-accounts': () => import('./imt-accounts/index.ts'),
  'imt-clients': () => import('./imt-clients/index.ts'),
  'client-create': () => import('./client-create/index.ts'),
  client: () => import('./client/index.ts'),
  'client-edit': () => import('./client-edit/index.ts'),
  'table-attendance': () => import('./table-attendance/index.ts'),
  'table-behavior': () => import('./table-behavior/index.ts'),
  'table-contacts': () => import('./table-contacts/index.ts'),
  'table-courses': () => import('./table-courses/index.ts'),
  'table-enrollment': () => import('./table-enrollment/index.ts'),
  'table-gradebooks': () => import('./table-gradebooks/index.ts'),
  'table-grading-periods': () => import('./table-grading-periods/index.ts'),
  'table-report-cards': () => import('./table-report-cards/index.ts'),
  'table-roster': () => import('./table-roster/index.ts'),
  'table-sections': () => import('./table-sections/index.ts'),
  'table-sites': () => import('./table-sites/index.ts'),
  'table-staff': () => import('./table-staff/index.ts'),
  'table-student-programs': () => import('./table-student-programs/index.ts'),
  'table-student-tags': () => import('./table-student-tags/index.ts'),
  'table-students': () => import('./table-students/index.ts'),
  'table-transcripts': () => import('./table-transcripts/index.ts'),
}

/** Every route's screen as a component, whose code is fetched when it is first shown. */
export const screens = Object.fromEntries(
  Object.entries(screenLoaders).map(([id, load]) => [id, lazyScreen(load as LoadScreen<ScreenId>)]),
  // One entry per id, each made from the loader of that id.
) as unknown as { readonly [Id in ScreenId]: (props: ScreenProps<Id>) => ReactElement }
