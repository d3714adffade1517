import type { RouteDef } from '../route-def.ts'

const base = {
  audience: 'signed-in',
  scope: 'district',
  section: 'district',
  digits: ['districtId'],
} as const

/** The district itself, its set-up and its sites. */
export const districtRoutes = {
  'client-communication': {
    ...base,
    path: '/:districtId/client-communication',
    title: 'API Setup',
    access: { all: ['ROLE_SETUP_SIS_IMPORTS_API_EDIT', 'ROLE_SETUP_DISTRICT_VIEW'] },
  },
  setup: {
    ...base,
    path: '/:districtId/setup',
    title: 'Setup',
    access: { all: ['ROLE_SETUP_VIEW'], orEmployee: true },
  },
  district: {
    ...base,
    path: '/:districtId/district',
    title: 'District Overview',
    access: { all: ['ROLE_SETUP_DISTRICT_VIEW'], orEmployee: true },
  },
  'district-profile': {
    ...base,
    parent: 'district',
    path: '/:districtId/district/district-profile',
    aliases: ['/:districtId/district-profile'],
    title: 'District Profile',
    access: { all: ['ROLE_SETUP_DISTRICT_VIEW'] },
    panel: true,
  },
  'site-overview': {
    ...base,
    section: 'site',
    path: '/:districtId/site',
    title: 'District Site Management',
    access: { all: ['ROLE_SETUP_SITE_VIEW'], orEmployee: true },
  },
  'district-profile-add': {
    audience: 'signed-in',
    scope: 'global',
    path: '/district/add',
    title: 'District Add',
    access: { all: ['ROLE_SETUP_DISTRICT_CREATE'], orEmployee: true },
  },
} as const satisfies Record<string, RouteDef>
