import { resources } from '@edconsole/console-core/contract'
import { sisRowsList } from '../db/list-sis-rows.ts'
import type { Handlers } from '../http/handler.ts'

export const peopleHandlers = {
  'students.list': sisRowsList(resources.students.list, 'students'),
  'enrollment.list': sisRowsList(resources.enrollment.list, 'enrollment'),
} satisfies Partial<Handlers>
