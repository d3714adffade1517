import { sisRowsList } from '../db/list-sis-rows.ts'
import type { Handlers } from '../http/handler.ts'
import { createSite } from './sites/create-site.ts'
import { updateManySites, updateSite } from './sites/update-sites.ts'

export const siteHandlers = {
  'sites.list': sisRowsList('sites'),
  'sites.create': createSite,
  'sites.update': updateSite,
  'sites.updateMany': updateManySites,
} satisfies Partial<Handlers>
