import { SIS_COMPONENTS, type SisComponent } from '@edconsole/console-core/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/schema.ts'

/** A person of a district, as the SIS names them. */
export type Person =
  | { readonly kind: 'student' | 'staff'; readonly lea: string; readonly id: string }
  | { readonly kind: 'contact'; readonly lea: string; readonly id: string; readonly contactId: string }

/** What is known of a person once their rows and accounts were found. */
export type Found = {
  readonly person: Person
  readonly rows: readonly { readonly id: number; readonly component: string; readonly sourceId: string }[]
  readonly accounts: readonly number[]
  readonly users: readonly number[]
  /** What OneRoster calls the person, in whose files most lines have no other id of them. */
  readonly sourcedIds: readonly string[]
  /**
   * First and last name, in the orders in which people write them; nothing of whom there is only one of both. Those of a student
   * have the ones of contacts who are nobody else's, since these go with the student.
   */
  readonly names: readonly string[]
  /** Email addresses in lower case, without those that somebody else of the district has too. */
  readonly addresses: readonly string[]
  /** Schemas of instances with copies of rows. */
  readonly instances: readonly string[]
}

type Reference = {
  readonly component: SisComponent
  readonly field: string
  /** It names several. */
  readonly isList: boolean
}

const referencesTo = (component: 'students' | 'staff'): Reference[] =>
  Object.values(SIS_COMPONENTS).flatMap(({ name, fields }) =>
    Object.entries(fields).flatMap(([field, facts]) =>
      ('refersTo' in facts && facts.refersTo === component) ||
      ('mustExistIn' in facts && facts.mustExistIn === component)
        ? [{ component: name, field, isList: facts.kind === 'list' }]
        : [],
    ),
  )

const TO_STUDENTS = referencesTo('students')
const TO_STAFF = referencesTo('staff')

/** Fields of rows whose value can be the person's id. */
export const referencesOf = ({ kind }: Person): readonly Reference[] =>
  ({ student: TO_STUDENTS, staff: TO_STAFF, contact: [] })[kind]

const OWN = { student: 'students', staff: 'staff', contact: 'contacts' } as const

/** Components whose rows can be about the person, or name them; their own one first. */
export const componentsOf = (person: Person): readonly SisComponent[] => [
  ...new Set([OWN[person.kind], ...referencesOf(person).map(({ component }) => component)]),
]

/** Fields of other rows that name the person. Whatever names a student is about the student, so students have none. */
export const mentionsOf = ({ kind }: Person): readonly Reference[] => (kind === 'staff' ? TO_STAFF : [])

/** True for stored rows whose field is the id, or has it among others. */
export const holds = ({ component, field, isList }: Reference, id: string): RawBuilder<unknown> =>
  isList
    ? sql`(component = ${component} and data -> ${field}::text ? ${id})`
    : sql`(component = ${component} and data ->> ${field} = ${id})`

export const any = (conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` or `)})`

/** True for stored rows about the person, in any table with the columns of `sis_rows`. */
export const isAbout = (person: Person): RawBuilder<unknown> => {
  const { lea, id } = person
  if (person.kind === 'contact')
    return sql`lea = ${lea} and component = 'contacts' and data ->> 'studentId' = ${id}
      and data ->> 'contactId' = ${person.contactId}`
  const own: Reference[] =
    person.kind === 'staff'
      ? [{ component: 'staff', field: 'staffId', isList: false }]
      : [{ component: 'students', field: 'studentId', isList: false }, ...TO_STUDENTS]
  return sql`lea = ${lea} and ${any(own.map((one) => holds(one, id)))}`
}

/** True for stored rows of others that name the person. */
export const mentions = (person: Person): RawBuilder<unknown> =>
  sql`lea = ${person.lea} and ${any(mentionsOf(person).map((one) => holds(one, person.id)))}`

/** What all has to stand in one line or row for it to be about the person. */
export const termsOf = (person: Person): readonly string[] =>
  person.kind === 'contact' ? [person.id, person.contactId] : [person.id]

/** The id of the person's own row; those of rows about a student begin with it. */
export const ownSourceId = (person: Person): string => termsOf(person).join('/')

/** True for the stored rows that are the person's own record, one for each year. */
export const isOwnRecord = (person: Person): RawBuilder<unknown> =>
  sql`${isAbout(person)} and component = ${componentsOf(person)[0]} and source_id = ${ownSourceId(person)}`

/** Reads what OneRoster calls the person, as far as their record says so. */
export const sourcedIdsOf = async (db: Db, person: Person): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`select distinct data ->> 'sourcedId' as id from sis_rows
    where ${isOwnRecord(person)} and data ->> 'sourcedId' <> ''`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * Columns of OneRoster files that name people by their sourcedId. Other columns may have the same number: these ids are unique
 * among people only.
 */
export const NAMES_PEOPLE = '(user|student|teacher|agent)sourcedids?$'
