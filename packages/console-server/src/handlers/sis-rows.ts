import { sisRowsList } from '../db/list-sis-rows.ts'
import type { Handlers } from '../http/handler.ts'
import { withCurrent } from './sis-rows/with-current.ts'
import { withNames } from './sis-rows/with-names.ts'
import { withStudentCounts } from './sis-rows/with-student-counts.ts'

/** The read-only lists of the table viewer that no other screen changes. */
export const sisRowHandlers = {
  'gradingPeriods.list': sisRowsList('gradingPeriods', withCurrent),
  'contacts.list': sisRowsList('contacts'),
  'courses.list': sisRowsList('courses'),
  'sections.list': sisRowsList('sections', withStudentCounts),
  'schedules.list': sisRowsList('roster', withNames),
  'attendance.list': sisRowsList('attendance'),
  'behavior.list': sisRowsList('behavior'),
  'gradebooks.list': sisRowsList('gradebooks'),
  'grades.list': sisRowsList('reportCards'),
  'transcripts.list': sisRowsList('transcripts'),
  'studentTags.list': sisRowsList('studentTags'),
  'studentPrograms.list': sisRowsList('studentPrograms'),
} satisfies Partial<Handlers>
