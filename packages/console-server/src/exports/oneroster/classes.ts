import type { RosterLine, Section } from '@edconsole/console-core/contract'
import type { IdOf } from './ids.ts'
import { listed, type OneRosterRecord } from './record.ts'
import { ENROLLMENT_WORDS } from './words.ts'

type ClassIds = { class: IdOf; site: IdOf; course: IdOf; session: IdOf; staff: IdOf; made: IdOf }

/**
 * A class with its teachers.
 * @param terms the rows of one section, each held in another term
 * @param staff those who are in the files: no one else can teach
 */
export const classRecords = (
  terms: readonly Section[],
  ids: ClassIds,
  staff: ReadonlySet<string>,
): OneRosterRecord[] => {
  const [section] = terms
  if (!section) return []
  const every = <Value>(of: (one: Section) => readonly Value[]) => terms.flatMap(of)
  const classSourcedId = ids.class(section.siteCode, section.sectionId)
  const schoolSourcedId = ids.site(section.siteCode)
  const leads = new Set(every(({ primaryStaffId }) => (primaryStaffId === null ? [] : [primaryStaffId])))
  const others = new Set(every(({ coTeacherIds }) => coTeacherIds).filter((id) => !leads.has(id)))
  const teaches =
    (primary: boolean) =>
    (staffId: string): OneRosterRecord => ({
      file: 'enrollments',
      cells: {
        sourcedId: ids.made(classSourcedId, ids.staff(staffId)),
        classSourcedId,
        role: 'teacher',
        primary,
        schoolSourcedId,
        userSourcedId: ids.staff(staffId),
      },
    })
  return [
    {
      file: 'classes',
      cells: {
        sourcedId: classSourcedId,
        title: section.sectionTitle ?? section.sectionId,
        grades: listed(every(({ gradeLevels }) => gradeLevels)),
        courseSourcedId: ids.course(section.courseId),
        classCode: section.oneRosterCode ?? section.sectionId,
        classType: section.classType,
        location: section.room,
        schoolSourcedId,
        termSourcedIds: listed(terms.map(({ siteCode, termCode }) => ids.session(siteCode, termCode))),
        periods: listed(every(({ periods }) => periods)),
      },
    },
    ...[...leads].filter((id) => staff.has(id)).map(teaches(true)),
    ...[...others].filter((id) => staff.has(id)).map(teaches(false)),
  ]
}

type LineIds = { line: IdOf; class: IdOf; site: IdOf; student: IdOf }

export const rosterRecords = (line: RosterLine, ids: LineIds): OneRosterRecord[] => [
  {
    file: 'enrollments',
    cells: {
      sourcedId: ids.line(line.sourceId),
      classSourcedId: ids.class(line.siteCode, line.sectionId),
      schoolSourcedId: ids.site(line.siteCode),
      userSourcedId: ids.student(line.studentId),
      role: ENROLLMENT_WORDS[line.role],
      primary: line.isPrimary,
      beginDate: line.startDate,
      endDate: line.endDate,
    },
  },
]
