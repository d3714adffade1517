import { sisRowsList } from '../db/list-sis-rows.ts'
import type { Handlers } from '../http/handler.ts'

/** The read-only lists of the table viewer that no other screen changes. */
export const sisRowHandlers = {
  'gradingPeriods.list': sisRowsList('gradingPeriods'),
  'contacts.list': sisRowsList('contacts'),
  'courses.list': sisRowsList('courses'),
  'sections.list': sisRowsList('sections'),
  'schedules.list': sisRowsList('roster'),
  'attendance.list': sisRowsList('attendance'),
  'behavior.list': sisRowsList('behavior'),
  'gradebooks.list': sisRowsList('gradebooks'),
  'grades.list': sisRowsList('reportCards'),
  'transcripts.list': sisRowsList('transcripts'),
  'studentTags.list': sisRowsList('studentTags'),
  'studentPrograms.list': sisRowsList('studentPrograms'),
} satisfies Partial<Handlers>
