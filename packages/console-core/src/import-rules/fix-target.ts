import type { FixTarget } from '../entities/import-log.ts'

/** The district and template that a fix belongs to. */
export type FixScope = { readonly districtId: string; readonly templateId: number }

const template = (
  { districtId, templateId }: FixScope,
  query: FixTarget['query'],
  label: string,
): FixTarget => ({
  route: 'sis-import-edit',
  params: { districtId, id: String(templateId) },
  query,
  label,
})

/** The places where findings are put right. */
export const fixTargets = {
  translation: (scope: FixScope, columnName: string, value: string) =>
    template(scope, { column: columnName, values: [value] }, `Translate "${value}"`),
  templateColumn: (scope: FixScope, columnName: string) =>
    template(scope, { column: columnName }, 'Open the column'),
  template: (scope: FixScope) => template(scope, {}, 'Open the template'),
  site: ({ districtId }: FixScope, code: string): FixTarget => ({
    route: 'site-overview',
    params: { districtId },
    query: { code },
    label: `Add site ${code}`,
  }),
  knownSite: ({ districtId }: Pick<FixScope, 'districtId'>, code: string): FixTarget => ({
    route: 'site-overview',
    params: { districtId },
    query: { search: code },
    label: `Open site ${code}`,
  }),
  apiSetup: ({ districtId }: FixScope): FixTarget => ({
    route: 'sis-import-api-setup',
    params: { districtId },
    query: {},
    label: 'Test the connection',
  }),
  rollover: ({ districtId }: Pick<FixScope, 'districtId'>): FixTarget => ({
    route: 'district',
    params: { districtId },
    query: {},
    label: 'Open the rollover',
  }),
  account: (accountId: number): FixTarget => ({
    route: 'imt-accounts',
    params: { id: String(accountId) },
    query: {},
    label: 'Open the account',
  }),
  staff: (districtId: string, staffRowId: number): FixTarget => ({
    route: 'user-edit',
    params: { districtId, id: String(staffRowId) },
    query: {},
    label: 'Open the staff member',
  }),
  results: (districtId: string, batchId: number): FixTarget => ({
    route: 'import-log-results',
    params: { districtId, batchId: String(batchId) },
    query: {},
    label: 'Release or discard',
  }),
  export: (districtId: string, exportId: number): FixTarget => ({
    route: 'export-edit',
    params: { districtId, id: String(exportId) },
    query: {},
    label: 'Open the export',
  }),
} as const
