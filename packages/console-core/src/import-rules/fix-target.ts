import type { FixTarget } from '../entities/import-log.ts'
import { EMPLOYEE_ROLE } from '../roles/roles.ts'
import type { AccessRule } from '../routes/route-def.ts'

/** The district and template that a fix belongs to. */
export type FixScope = { readonly districtId: string; readonly templateId: number }

type FixPlace = Omit<FixTarget, 'label'>

/** What links to fixes say; `{value}` is a code or value of the SIS. */
export const FIX_LABELS = {
  translation: 'Translate "{value}"',
  templateColumn: 'Open the column',
  template: 'Open the template',
  site: 'Add site {value}',
  knownSite: 'Open site {value}',
  apiSetup: 'Test the connection',
  rollover: 'Open the rollover',
  account: 'Open the account',
  staff: 'Open the staff member',
  results: 'Release or discard',
  export: 'Open the export',
} as const

type FixLabel = keyof typeof FIX_LABELS

const BY_ROUTE: Readonly<Record<string, FixLabel>> = {
  'sis-import-api-setup': 'apiSetup',
  'import-log-results': 'results',
  'imt-accounts': 'account',
  'user-edit': 'staff',
  'export-edit': 'export',
  district: 'rollover',
}

const labelKey = ({ route, query }: FixPlace): FixLabel | undefined => {
  if (route === 'site-overview') return 'code' in query ? 'site' : 'knownSite'
  if (route !== 'sis-import-edit') return BY_ROUTE[route]
  if ('values' in query) return 'translation'
  return 'column' in query ? 'templateColumn' : 'template'
}

/** What the link to a fix says; undefined for a place that no code leads to. @param mask shown instead of a value */
export const fixLabel = (
  place: FixPlace,
  labels: Readonly<Record<FixLabel, string>> = FIX_LABELS,
  mask?: string,
): string | undefined => {
  const { values, code, search } = place.query
  const value = mask ?? [values ?? code ?? search ?? ''].flat().join(', ')
  const key = labelKey(place)
  return key && labels[key].replace('{value}', () => value)
}

/** What the call behind a fix takes (R47), where the route of its place takes less. */
const ACCESS: Partial<Readonly<Record<FixLabel, AccessRule>>> = {
  site: { all: [EMPLOYEE_ROLE] },
  apiSetup: { all: ['ROLE_SETUP_SIS_IMPORTS_API_EDIT'] },
  rollover: { all: [EMPLOYEE_ROLE] },
  results: { all: ['ROLE_SETUP_SIS_IMPORTS_TEMPLATES_EDIT'] },
}

/** What making a fix takes beside access to its place; undefined for nothing more. */
export const fixAccess = (place: FixPlace): AccessRule | undefined => {
  const key = labelKey(place)
  return key && ACCESS[key]
}

const target = (route: string, params: FixTarget['params'], query: FixTarget['query'] = {}): FixTarget => {
  const place = { route, params, query }
  return { ...place, label: fixLabel(place) ?? '' }
}

const template = ({ districtId, templateId }: FixScope, query: FixTarget['query']): FixTarget =>
  target('sis-import-edit', { districtId, id: String(templateId) }, query)

/** The places where findings are put right. */
export const fixTargets = {
  translation: (scope: FixScope, columnName: string, value: string) =>
    template(scope, { column: columnName, values: [value] }),
  templateColumn: (scope: FixScope, columnName: string) => template(scope, { column: columnName }),
  template: (scope: FixScope) => template(scope, {}),
  site: ({ districtId }: FixScope, code: string) => target('site-overview', { districtId }, { code }),
  knownSite: ({ districtId }: Pick<FixScope, 'districtId'>, code: string) =>
    target('site-overview', { districtId }, { search: code }),
  apiSetup: ({ districtId }: FixScope) => target('sis-import-api-setup', { districtId }),
  rollover: ({ districtId }: Pick<FixScope, 'districtId'>) => target('district', { districtId }),
  account: (accountId: number) => target('imt-accounts', { id: String(accountId) }),
  staff: (districtId: string, staffRowId: number) =>
    target('user-edit', { districtId, id: String(staffRowId) }),
  results: (districtId: string, batchId: number) =>
    target('import-log-results', { districtId, batchId: String(batchId) }),
  export: (districtId: string, exportId: number) =>
    target('export-edit', { districtId, id: String(exportId) }),
} as const
