import type { RouteDef } from '../route-def.ts'

const base = {
  audience: 'signed-in',
  scope: 'district',
  section: 'district',
  digits: ['districtId'],
} as const

export const exportRoutes = {
  export: {
    ...base,
    path: '/:districtId/export',
    title: 'Export Overview',
    access: { all: ['ROLE_SETUP_EXPORT_PRODUCT_VIEW'] },
    panel: true,
  },
  'export-add': {
    ...base,
    parent: 'export',
    path: '/:districtId/export/add/:productId',
    title: 'Add Export',
    access: { all: ['ROLE_SETUP_EXPORT_PRODUCT_CREATE'] },
  },
  'export-edit': {
    ...base,
    parent: 'export',
    path: '/:districtId/export/edit/:id',
    title: 'Edit Export',
    access: { all: ['ROLE_SETUP_EXPORT_PRODUCT_EDIT'] },
  },
} as const satisfies Record<string, RouteDef>
