import type { RouteDef } from '../route-def.ts'

const base = {
  audience: 'signed-in',
  scope: 'district',
  section: 'explorer',
  digits: ['districtId'],
} as const

/** Logs of imports and exports. Their children inherit the roles of their parent (R2). */
export const dataExplorerRoutes = {
  'data-explorer': {
    ...base,
    path: '/:districtId/data-explorer',
    title: 'Data Explorer',
    access: { all: ['ROLE_DATA_EXPLORER_VIEW'], orEmployee: true },
  },
  'import-logs': {
    ...base,
    path: '/:districtId/import-logs',
    title: 'Import Logs',
    access: { all: ['ROLE_IMPORT_LOG_VIEW'] },
  },
  'import-log-results': {
    ...base,
    parent: 'import-logs',
    path: '/:districtId/import-logs/results/:batchId',
    title: 'Import Results',
  },
  'import-log-details': {
    ...base,
    parent: 'import-logs',
    path: '/:districtId/import-logs/details/:batchId/:etlStatusId',
    title: 'Import Details',
  },
  'import-log-errors': {
    ...base,
    parent: 'import-logs',
    path: '/:districtId/import-logs/error-logs/:batchId/:etlStatusId',
    title: 'Import Error Logs',
  },
  'export-logs': {
    ...base,
    path: '/:districtId/export-logs',
    title: 'Export Logs',
    access: { all: ['ROLE_EXPORT_LOG_VIEW'] },
  },
  'export-log-results': {
    ...base,
    parent: 'export-logs',
    path: '/:districtId/export-logs/results/:batchId',
    title: 'Export Results',
  },
  'export-log-details': {
    ...base,
    parent: 'export-logs',
    path: '/:districtId/export-logs/details/:batchId/:etlStatusId',
    title: 'Export Details',
  },
} as const satisfies Record<string, RouteDef>
