import type { RouteDef } from '../route-def.ts'

const base = {
  audience: 'signed-in',
  scope: 'district',
  section: 'district',
  digits: ['districtId'],
} as const

/** SIS imports: a child of the district, with no role of its own. */
export const sisImportRoutes = {
  'sis-imports': {
    ...base,
    parent: 'district',
    path: '/:districtId/district/sis-imports',
    aliases: ['/:districtId/sis-imports'],
    title: 'SIS Imports',
    redirect: { kind: 'children', ids: ['sis-import-templates', 'sis-import-api-setup'] },
  },
  'sis-import-templates': {
    ...base,
    parent: 'sis-imports',
    path: '/:districtId/district/sis-imports/templates',
    aliases: ['/:districtId/sis-imports/templates'],
    title: 'Import Templates',
    access: { all: ['ROLE_SETUP_SIS_IMPORTS_TEMPLATES_VIEW'] },
  },
  'sis-import-api-setup': {
    ...base,
    parent: 'sis-imports',
    path: '/:districtId/district/sis-imports/api-setup',
    aliases: ['/:districtId/sis-imports/api-setup'],
    title: 'API Setup',
    access: { all: ['ROLE_SETUP_SIS_IMPORTS_API_VIEW'] },
  },
  'sis-import-create': {
    ...base,
    parent: 'sis-imports',
    path: '/:districtId/district/sis-imports/create',
    aliases: ['/:districtId/sis-imports/create'],
    title: 'Create Import Template',
    access: { all: ['ROLE_SETUP_SIS_IMPORTS_TEMPLATES_CREATE'] },
  },
  'sis-import-edit': {
    ...base,
    parent: 'sis-imports',
    path: '/:districtId/district/sis-imports/:id',
    aliases: ['/:districtId/sis-imports/:id'],
    digits: ['districtId', 'id'],
    title: 'Edit Import Template',
    access: { all: ['ROLE_SETUP_SIS_IMPORTS_TEMPLATES_EDIT'] },
  },
} as const satisfies Record<string, RouteDef>
