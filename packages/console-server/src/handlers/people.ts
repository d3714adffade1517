import { type Enrollment, resources, type Staff, type Student } from '@edconsole/console-core/contract'
import { sisRowsList } from '../db/list-sis-rows.ts'
import type { Handlers } from '../http/handler.ts'

export const peopleHandlers = {
  'staff.list': sisRowsList<Staff>(resources.staff.list, 'staff'),
  'students.list': sisRowsList<Student>(resources.students.list, 'students'),
  'enrollment.list': sisRowsList<Enrollment>(resources.enrollment.list, 'enrollment'),
} satisfies Partial<Handlers>
