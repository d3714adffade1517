import { type Operation, resources, type SisComponent } from '@edconsole/console-core/contract'

/** The call that lists the stored rows of each component. */
export const SIS_LISTS = {
  sites: resources.sites.list,
  staff: resources.staff.list,
  gradingPeriods: resources.gradingPeriods.list,
  students: resources.students.list,
  contacts: resources.contacts.list,
  courses: resources.courses.list,
  sections: resources.sections.list,
  enrollment: resources.enrollment.list,
  roster: resources.schedules.list,
  attendance: resources.attendance.list,
  behavior: resources.behavior.list,
  gradebooks: resources.gradebooks.list,
  reportCards: resources.grades.list,
  transcripts: resources.transcripts.list,
  studentTags: resources.studentTags.list,
  studentPrograms: resources.studentPrograms.list,
} satisfies Record<SisComponent, Operation>
