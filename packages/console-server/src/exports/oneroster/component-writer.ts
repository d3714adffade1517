import type { SisRows } from '@edconsole/console-core/contract'
import { answeredRow, type StoredRow } from '../../db/answered-row.ts'
import type { Db } from '../../db/schema.ts'
import type { ComponentWriter, RowOutcome } from '../file-set.ts'
import type { Selection } from '../selection.ts'
import { classRecords, rosterRecords } from './classes.ts'
import type { ComponentOfOneRoster, IdOf, OneRosterIds } from './ids.ts'
import { contactRecords, staffRecords, studentRecords } from './people.ts'
import { courseRecords, gradingPeriodRecords, siteRecords } from './places.ts'
import { lackedBy, lineOf, type OneRosterRecord, type SetFacts } from './record.ts'
import { contactsOfStudents, sitesOfStudents, studentsOfContacts } from './student-links.ts'

export type OneRosterSet = {
  readonly db: Db
  readonly facts: SetFacts
  readonly ids: OneRosterIds
  readonly selection: Selection
  /** Whether the contacts of students are sent too. */
  readonly withContacts: boolean
  /** Staff members that were written: no one else may be named as a teacher. */
  readonly staff: Set<string>
  /** Students that were not written: nothing may refer to them. */
  readonly leftOut: Set<string>
  /** What several rows may be and is written, by component and id. */
  readonly written: Set<string>
}

type Writer = Pick<ComponentWriter, 'keyOf' | 'write'>

/** How rows of a component become lines of the standard's files. */
export const componentWriter = (component: ComponentOfOneRoster, set: OneRosterSet): Writer =>
  WRITERS[component](set)

const WRITERS: Readonly<Record<ComponentOfOneRoster, (set: OneRosterSet) => Writer>> = {
  sites: (set) =>
    each('sites', async (sites) => {
      const site = await siteIds(set, sites)
      return (one) => outcomeOf(set, siteRecords(one.row, set.facts, site), [one.stored])
    }),
  gradingPeriods: (set) => ({
    // The schools that have a session of the district are neighbors.
    keyOf: (stored) =>
      set.ids.isKept('gradingPeriods', stored)
        ? JSON.stringify(['kept', stored.data.sourcedId])
        : JSON.stringify(['row', stored.sourceId]),
    write: async (groups) => {
      const rows = rowsOf('gradingPeriods', groups.flat())
      const session = await set.ids.of(
        'gradingPeriods',
        rows.flatMap(({ row: { siteCode, gradingPeriodCode, parentCode } }) =>
          [gradingPeriodCode, parentCode].flatMap((code) => (code === null ? [] : [[siteCode, code]])),
        ),
      )
      return groups.map((group) => {
        const [first] = rowsOf('gradingPeriods', group)
        if (!first) return WRITTEN
        const { siteCode, gradingPeriodCode } = first.row
        const records = gradingPeriodRecords(first.row, set.facts, session)
        const id = session(siteCode, gradingPeriodCode)
        return once(set, ['gradingPeriods', first.stored, id], () => outcomeOf(set, records, group))
      })
    },
  }),
  courses: (set) =>
    each('courses', async (courses) => {
      const course = await set.ids.of(
        'courses',
        courses.map(({ courseId }) => [courseId]),
      )
      const site = await siteIds(set, courses)
      return (one) => outcomeOf(set, courseRecords(one.row, set.facts, { course, site }), [one.stored])
    }),
  staff: (set) =>
    each('staff', async (people) => {
      const staff = await set.ids.of(
        'staff',
        people.map(({ staffId }) => [staffId]),
      )
      const sites = people.flatMap(({ primarySiteCode, siteCodes }) => [primarySiteCode, ...siteCodes])
      const site = await siteIds(
        set,
        sites.map((siteCode) => ({ siteCode })),
      )
      return ({ row, stored }) => {
        const records = staffRecords(row, set.facts, { staff, site, made: set.ids.made })
        const outcome = outcomeOf(set, records, [stored])
        if (outcome.lines !== null) set.staff.add(row.staffId)
        return outcome
      }
    }),
  students: (set) =>
    each('students', async (students) => {
      const studentIds = students.map(({ studentId }) => studentId)
      const contacts = set.withContacts ? await contactsOfStudents(set, studentIds) : new Map()
      const student = await idsOfStudents(set, students)
      const site = await siteIds(set, students)
      return ({ row, stored }) => {
        const agents = contacts.get(row.studentId) ?? []
        const records = studentRecords(row, set.facts, { student, site, made: set.ids.made, agents })
        const outcome = outcomeOf(set, records, [stored])
        if (outcome.lines === null) set.leftOut.add(row.studentId)
        return outcome
      }
    }),
  contacts: (set) =>
    each('contacts', async (contacts, stored) => {
      const contact = await set.ids.of(
        'contacts',
        contacts.map(({ studentId, contactId }) => [studentId, contactId]),
      )
      const kept = stored.filter((row) => set.ids.isKept('contacts', row))
      const students = await studentsOfContacts(
        set,
        kept.map(({ data }) => String(data.sourcedId)),
      )
      const sites = await sitesOfStudents(set, [
        ...contacts.map(({ studentId }) => studentId),
        ...[...students.values()].flat(),
      ])
      const site = await siteIds(
        set,
        [...sites.values()].map((siteCode) => ({ siteCode })),
      )
      return ({ row, stored }) => {
        if (set.leftOut.has(row.studentId)) return WITHOUT_STUDENT
        const id = contact(row.studentId, row.contactId)
        const own = [row.studentId, ...(students.get(id) ?? [])].filter((one) => !set.leftOut.has(one))
        const siteCodes = own.map((studentId) => sites.get(studentId) ?? '')
        const records = contactRecords(row, set.facts, { contact, site, made: set.ids.made, siteCodes })
        return once(set, ['contacts', stored, id], () => outcomeOf(set, records, [stored]))
      }
    }),
  sections: (set) => ({
    keyOf: ({ data }) => JSON.stringify([data.siteCode, data.sectionId]),
    write: async (groups) => {
      const rows = rowsOf('sections', groups.flat()).map(({ row }) => row)
      const ids = {
        class: await idsOfClasses(set, rows),
        site: await siteIds(set, rows),
        course: await set.ids.of(
          'courses',
          rows.map(({ courseId }) => [courseId]),
        ),
        session: await set.ids.of(
          'gradingPeriods',
          rows.map(({ siteCode, termCode }) => [siteCode, termCode]),
        ),
        staff: await set.ids.of(
          'staff',
          rows
            .flatMap(({ primaryStaffId, coTeacherIds }) => [primaryStaffId ?? '', ...coTeacherIds])
            .map((staffId) => [staffId]),
        ),
        made: set.ids.made,
      }
      return groups.map((group) => {
        const terms = rowsOf('sections', group).map(({ row }) => row)
        return outcomeOf(set, classRecords(terms, ids, set.staff), group)
      })
    },
  }),
  roster: (set) =>
    each('roster', async (lines) => {
      const ids = {
        line: await set.ids.of(
          'roster',
          lines.map(({ sourceId }) => [sourceId]),
        ),
        class: await idsOfClasses(set, lines),
        site: await siteIds(set, lines),
        student: await idsOfStudents(set, lines),
      }
      return ({ row, stored }) =>
        set.leftOut.has(row.studentId) ? WITHOUT_STUDENT : outcomeOf(set, rosterRecords(row, ids), [stored])
    }),
}

type Row<Component extends ComponentOfOneRoster> = {
  readonly row: SisRows[Component]
  readonly stored: StoredRow
}

const rowsOf = <Component extends ComponentOfOneRoster>(
  component: Component,
  rows: readonly StoredRow[],
): Row<Component>[] => rows.map((stored) => ({ stored, row: answeredRow(component, stored) }))

/** Rows that are records by themselves. @param prepare reads what a page of them refers to */
const each = <Component extends ComponentOfOneRoster>(
  component: Component,
  prepare: (
    rows: readonly SisRows[Component][],
    stored: readonly StoredRow[],
  ) => Promise<(one: Row<Component>) => RowOutcome>,
): Writer => ({
  write: async (groups) => {
    const stored = groups.flat()
    const rows = rowsOf(component, stored)
    return rows.map(
      await prepare(
        rows.map(({ row }) => row),
        stored,
      ),
    )
  },
})

const siteIds = ({ ids }: OneRosterSet, of: readonly { siteCode: string | null }[]): Promise<IdOf> =>
  ids.of(
    'sites',
    of.flatMap(({ siteCode }) => (siteCode === null ? [] : [[siteCode]])),
  )

const idsOfStudents = ({ ids }: OneRosterSet, of: readonly { studentId: string }[]): Promise<IdOf> =>
  ids.of(
    'students',
    of.map(({ studentId }) => [studentId]),
  )

const idsOfClasses = (
  { ids }: OneRosterSet,
  of: readonly { siteCode: string; sectionId: string }[],
): Promise<IdOf> =>
  ids.of(
    'sections',
    of.map(({ siteCode, sectionId }) => [siteCode, sectionId]),
  )

/** A record that other rows are too is written with the first of them. */
const once = (
  { ids, written }: OneRosterSet,
  [component, row, id]: readonly [ComponentOfOneRoster, StoredRow, string],
  write: () => RowOutcome,
): RowOutcome => {
  if (!ids.isKept(component, row)) return write()
  const name = `${component} ${id}`
  if (written.has(name)) return WRITTEN
  const outcome = write()
  if (outcome.lines !== null) written.add(name)
  return outcome
}

const WRITTEN: RowOutcome = { lines: [] }

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
