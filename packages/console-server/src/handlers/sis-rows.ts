import { sisRowsList } from '../db/list-sis-rows.ts'
import type { Handlers } from '../http/handler.ts'
import { withCourses, withCurrent } from './sis-rows/rows-beside.ts'
import { withNames, withStudentNames } from './sis-rows/with-names.ts'
import { withStudentCounts } from './sis-rows/with-student-counts.ts'

/** The read-only lists of the table viewer that no other screen changes. */
export const sisRowHandlers = {
  'gradingPeriods.list': sisRowsList('gradingPeriods', withCurrent),
  'contacts.list': sisRowsList('contacts'),
  'courses.list': sisRowsList('courses'),
  'sections.list': sisRowsList('sections', withStudentCounts),
  'schedules.list': sisRowsList('roster', withNames),
  'attendance.list': sisRowsList('attendance', withStudentNames, 'students'),
  'behavior.list': sisRowsList('behavior', withStudentNames, 'students'),
  'gradebooks.list': sisRowsList('gradebooks', withCourses, 'sections'),
  'grades.list': sisRowsList('reportCards', withStudentNames, 'students'),
  'transcripts.list': sisRowsList('transcripts', withStudentNames, 'students'),
  'studentTags.list': sisRowsList('studentTags', withStudentNames, 'students'),
  'studentPrograms.list': sisRowsList('studentPrograms', withStudentNames, 'students'),
} satisfies Partial<Handlers>
