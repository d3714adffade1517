import { sisRowsList } from '../db/list-sis-rows.ts'
import type { Handlers } from '../http/handler.ts'
import { withStudentNames } from './sis-rows/with-student-names.ts'
import { withTags } from './sis-rows/with-tags.ts'

export const peopleHandlers = {
  'students.list': sisRowsList('students', withTags, 'studentTags'),
  'enrollment.list': sisRowsList('enrollment', withStudentNames, 'students'),
} satisfies Partial<Handlers>
