import { sisRowsList } from '../db/list-sis-rows.ts'
import type { Handlers } from '../http/handler.ts'

export const peopleHandlers = {
  'students.list': sisRowsList('students'),
  'enrollment.list': sisRowsList('enrollment'),
} satisfies Partial<Handlers>
