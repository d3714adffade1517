import type { ONEROSTER_COMPONENTS, SisRows } from '@edconsole/console-core/contract'
import { answeredRow, type StoredRow } from '../../db/answered-row.ts'
import type { Db } from '../../db/schema.ts'
import type { ComponentWriter, RowOutcome } from '../file-set.ts'
import { classRecords, rosterRecords } from './classes.ts'
import { contactRecords, staffRecords, studentRecords } from './people.ts'
import { courseRecords, gradingPeriodRecords, siteRecords } from './places.ts'
import { idOfClass, idOfStaff, lackedBy, lineOf, type OneRosterRecord, type SetFacts } from './record.ts'
import { contactsOfStudents, sitesOfStudents } from './student-links.ts'

export type ComponentOfOneRoster = (typeof ONEROSTER_COMPONENTS)[number]

export type OneRosterSet = {
  readonly db: Db
  readonly facts: SetFacts
  /** Whether the contacts of students are sent too. */
  readonly withContacts: boolean
  /** Ids in `users` that were written, or left out: nobody else may refer to those. */
  readonly staff: Set<string>
  readonly leftOut: Set<string>
}

type Writer = Pick<ComponentWriter, 'keyOf' | 'write'>

/** How rows of a component become lines of the standard's files. */
export const componentWriter = (component: ComponentOfOneRoster, set: OneRosterSet): Writer =>
  WRITERS[component](set)

const WRITERS: Readonly<Record<ComponentOfOneRoster, (set: OneRosterSet) => Writer>> = {
  sites: (set) => each(set, 'sites', (site) => siteRecords(site, set.facts)),
  gradingPeriods: (set) => each(set, 'gradingPeriods', (one) => gradingPeriodRecords(one, set.facts)),
  courses: (set) => each(set, 'courses', (course) => courseRecords(course, set.facts)),
  staff: (set) =>
    each(
      set,
      'staff',
      (staff) => staffRecords(staff, set.facts),
      ({ staffId }, isWritten) => {
        if (isWritten) set.staff.add(idOfStaff(staffId))
      },
    ),
  students: (set) => ({
    write: async (groups) => {
      const rows = groups.flat()
      const ids = rows.map(({ sourceId }) => sourceId)
      const contacts = set.withContacts ? await contactsOfStudents(set.db, set.facts, ids) : new Map()
      return rows.map((row) => {
        const student = answeredRow('students', row)
        const outcome = outcomeOf(
          set,
          studentRecords(student, set.facts, contacts.get(student.studentId) ?? []),
        )
        if (outcome.lines === null) set.leftOut.add(student.studentId)
        return outcome
      })
    },
  }),
  contacts: (set) => ({
    write: async (groups) => {
      const contacts = groups.flat().map((row) => answeredRow('contacts', row))
      const sites = await sitesOfStudents(
        set.db,
        set.facts,
        contacts.map(({ studentId }) => studentId),
      )
      return contacts.map((contact) =>
        set.leftOut.has(contact.studentId)
          ? WITHOUT_STUDENT
          : outcomeOf(set, contactRecords(contact, set.facts, sites.get(contact.studentId) ?? '')),
      )
    },
  }),
  sections: (set) => ({
    keyOf: (row) => idOfClass(answeredRow('sections', row)),
    write: async (groups) =>
      groups.map((group) => {
        const records = classRecords(group.map((row) => answeredRow('sections', row)))
        const known = ({ file, cells }: OneRosterRecord) =>
          file !== 'enrollments' || set.staff.has(String(cells.userSourcedId))
        return outcomeOf(set, records.filter(known))
      }),
  }),
  roster: (set) => ({
    write: async (groups) =>
      groups.flat().map((row) => {
        const line = answeredRow('roster', row)
        return set.leftOut.has(line.studentId) ? WITHOUT_STUDENT : outcomeOf(set, rosterRecords(line))
      }),
  }),
}

const each = <Component extends ComponentOfOneRoster>(
  set: OneRosterSet,
  component: Component,
  recordsOf: (row: SisRows[Component]) => OneRosterRecord[],
  note: (row: SisRows[Component], isWritten: boolean) => void = () => {},
): Writer => {
  const write = (stored: StoredRow): RowOutcome => {
    const row = answeredRow(component, stored)
    const outcome = outcomeOf(set, recordsOf(row))
    note(row, outcome.lines !== null)
    return outcome
  }
  return { write: async (groups) => groups.flat().map(write) }
}

const outcomeOf = ({ facts: { version } }: OneRosterSet, records: readonly OneRosterRecord[]): RowOutcome => {
  for (const record of records) {
    const lacks = lackedBy(version, record)
    if (lacks) return { lines: null, lacks }
  }
  return { lines: records.map((record) => lineOf(version, record)) }
}

const WITHOUT_STUDENT: RowOutcome = {
  lines: null,
  lacks: { columnName: 'userSourcedId', displayName: 'student in the file' },
}
