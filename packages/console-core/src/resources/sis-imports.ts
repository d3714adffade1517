import type {
  SisImportTemplate,
  SisImportTemplateDetailed,
  Translation,
} from '../entities/sis-import-template.ts'
import type { ComponentName } from '../lists/components.ts'
import { list, post, resource } from './operation.ts'

/** What a sync runs: all enabled templates, or some components; the template's own mode, or another (R46). */
export type SyncRequest = { components?: ComponentName[]; mode?: 'full' | 'delta' | 'addOnly' }

const templates = {
  key: 'id',
  sortable: ['name', 'componentName', 'updatedAt'],
  filterable: ['componentName', 'isEnabled', 'schoolYear'],
  searchable: ['name', 'componentName'],
  defaultSort: { componentName: 'asc' },
} as const

export const sisImportsResource = resource(
  'sisImports',
  { records: 'SIS imports' },
  {
    list: list<SisImportTemplate>('/district/sis-imports', templates, {
      lea: true,
      fail: 'Error fetching SIS Imports',
    }),
    detailed: list<SisImportTemplateDetailed>('/district/sis-imports-detailed', templates, {
      lea: true,
      fail: 'Error fetching SIS Imports',
    }),
    translations: list<Translation>(
      '/district/sis-import-translations',
      {
        key: 'id',
        sortable: ['sourceValue'],
        filterable: ['sisImportId', 'importTemplateColumnId', 'possibleValueId'],
        searchable: ['sourceValue', 'translatedValue'],
        defaultSort: { sourceValue: 'asc' },
      },
      { lea: true, records: 'translations' },
    ),
    /** 409 while another import of the district runs. */
    sync: post<SyncRequest, { batchId: number }>('/district/sis-imports/sync', {
      lea: true,
      fail: ({ reason }) => `Error initiating import. ${reason}`,
    }),
  },
)
