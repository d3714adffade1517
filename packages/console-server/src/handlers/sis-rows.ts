import { resources } from '@edconsole/console-core/contract'
import { sisRowsList } from '../db/list-sis-rows.ts'
import type { Handlers } from '../http/handler.ts'

/** The read-only lists of the table viewer that no other screen changes. */
export const sisRowHandlers = {
  'gradingPeriods.list': sisRowsList(resources.gradingPeriods.list, 'gradingPeriods'),
  'contacts.list': sisRowsList(resources.contacts.list, 'contacts'),
  'courses.list': sisRowsList(resources.courses.list, 'courses'),
  'sections.list': sisRowsList(resources.sections.list, 'sections'),
  'schedules.list': sisRowsList(resources.schedules.list, 'roster'),
  'attendance.list': sisRowsList(resources.attendance.list, 'attendance'),
  'behavior.list': sisRowsList(resources.behavior.list, 'behavior'),
  'gradebooks.list': sisRowsList(resources.gradebooks.list, 'gradebooks'),
  'grades.list': sisRowsList(resources.grades.list, 'reportCards'),
  'transcripts.list': sisRowsList(resources.transcripts.list, 'transcripts'),
  'studentTags.list': sisRowsList(resources.studentTags.list, 'studentTags'),
  'studentPrograms.list': sisRowsList(resources.studentPrograms.list, 'studentPrograms'),
} satisfies Partial<Handlers>
