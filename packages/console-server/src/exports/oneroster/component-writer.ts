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
        const records = studentRecords(student, set.facts, contacts.get(student.studentId) ?? [])
        const outcome = outcomeOf(set, records, [row])
        if (outcome.lines === null) set.leftOut.add(student.studentId)
        return outcome
      })
    },
  }),
  contacts: (set) => ({
    write: async (groups) => {
      const contacts = groups.flat().map((row) => ({ row, contact: answeredRow('contacts', row) }))
      const sites = await sitesOfStudents(
        set.db,
        set.facts,
        contacts.map(({ contact }) => contact.studentId),
      )
      return contacts.map(({ row, contact }) =>
        set.leftOut.has(contact.studentId)
          ? WITHOUT_STUDENT
          : outcomeOf(set, contactRecords(contact, set.facts, sites.get(contact.studentId) ?? ''), [row]),
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
        return outcomeOf(set, records.filter(known), group)
      }),
  }),
  roster: (set) => ({
    write: async (groups) =>
      groups.flat().map((row) => {
        const line = answeredRow('roster', row)
        return set.leftOut.has(line.studentId) ? WITHOUT_STUDENT : outcomeOf(set, rosterRecords(line), [row])
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
    const outcome = outcomeOf(set, recordsOf(row), [stored])
    note(row, outcome.lines !== null)
    return outcome
  }
  return { write: async (groups) => groups.flat().map(write) }
}

/** @param rows what the records are made of: they last changed with the latest of these */
const outcomeOf = (
  { facts: { version } }: OneRosterSet,
  records: readonly OneRosterRecord[],
  rows: readonly StoredRow[],
): RowOutcome => {
  for (const record of records) {
    const lacks = lackedBy(version, record)
    if (lacks) return { lines: null, lacks }
  }
  const changes = rows.map(({ dateLastModified }) => new Date(dateLastModified).getTime())
  const changedAt = new Date(Math.max(...changes)).toISOString()
  return { lines: records.map((record) => lineOf(version, record, changedAt)) }
}

const WITHOUT_STUDENT: RowOutcome = {
  lines: null,
  lacks: { columnName: 'userSourcedId', displayName: 'student in the file' },
}
