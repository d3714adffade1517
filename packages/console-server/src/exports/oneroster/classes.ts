import type { RosterLine, Section } from '@edconsole/console-core/contract'
import { idOfClass, idOfSession, idOfStaff, listed, type OneRosterRecord } from './record.ts'
import { ENROLLMENT_WORDS } from './words.ts'

/** A class with its teachers. @param terms the rows of one section, each held in another term */
export const classRecords = (terms: readonly Section[]): OneRosterRecord[] => {
  const [section] = terms
  if (!section) return []
  const every = <Value>(of: (one: Section) => readonly Value[]) => terms.flatMap(of)
  const classSourcedId = idOfClass(section)
  const leads = new Set(every(({ primaryStaffId }) => (primaryStaffId === null ? [] : [primaryStaffId])))
  const others = new Set(every(({ coTeacherIds }) => coTeacherIds).filter((id) => !leads.has(id)))
  const teaches =
    (primary: boolean) =>
    (staffId: string): OneRosterRecord => ({
      file: 'enrollments',
      cells: {
        sourcedId: `${classSourcedId}-${idOfStaff(staffId)}`,
        classSourcedId,
        role: 'teacher',
        primary,
        schoolSourcedId: section.siteCode,
        userSourcedId: idOfStaff(staffId),
      },
    })
  return [
    {
      file: 'classes',
      cells: {
        sourcedId: classSourcedId,
        title: section.sectionTitle ?? section.sectionId,
        grades: listed(every(({ gradeLevels }) => gradeLevels)),
        courseSourcedId: section.courseId,
        classCode: section.sectionId,
        classType: section.classType,
        location: section.room,
        schoolSourcedId: section.siteCode,
        termSourcedIds: listed(terms.map((term) => idOfSession(term, term.termCode))),
        periods: listed(every(({ periods }) => periods)),
      },
    },
    ...[...leads].map(teaches(true)),
    ...[...others].map(teaches(false)),
  ]
}

export const rosterRecords = (line: RosterLine): OneRosterRecord[] => [
  {
    file: 'enrollments',
    cells: {
      sourcedId: line.sourceId,
      classSourcedId: idOfClass(line),
      schoolSourcedId: line.siteCode,
      userSourcedId: line.studentId,
      role: ENROLLMENT_WORDS[line.role],
      primary: line.isPrimary,
      beginDate: line.startDate,
      endDate: line.endDate,
    },
  },
]
