import { resources } from '@edconsole/console-core/contract'
import { sisRowsList } from '../db/list-sis-rows.ts'
import type { Handlers } from '../http/handler.ts'

export const siteHandlers = {
  'sites.list': sisRowsList(resources.sites.list, 'sites'),
} satisfies Partial<Handlers>
