import { sisRowsList } from '../db/list-sis-rows.ts'
import type { Handlers } from '../http/handler.ts'
import { withTags } from './sis-rows/rows-beside.ts'
import { withStudentNames } from './sis-rows/with-names.ts'

export const peopleHandlers = {
  'students.list': sisRowsList('students', withTags, 'studentTags'),
  'enrollment.list': sisRowsList('enrollment', withStudentNames, 'students'),
} satisfies Partial<Handlers>
