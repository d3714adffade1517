import { resources, type Site } from '@edconsole/console-core/contract'
import { sisRowsList } from '../db/list-sis-rows.ts'
import type { Handlers } from '../http/handler.ts'

export const siteHandlers = {
  'sites.list': sisRowsList<Site>(resources.sites.list, 'sites'),
} satisfies Partial<Handlers>
