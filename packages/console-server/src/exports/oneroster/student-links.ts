import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { conditionOf, type Selection } from '../selection.ts'
import type { OneRosterIds } from './ids.ts'

type Of = { db: Db; ids: OneRosterIds; selection: Selection }

/** The site of each of these students. */
export const sitesOfStudents = async (
  { db, selection: { lea, schoolYear } }: Of,
  studentIds: readonly string[],
): Promise<Map<string, string>> => {
  if (studentIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('sisRows')
    .select(['sourceId', sql<string>`data->>'siteCode'`.as('siteCode')])
    .where('lea', '=', lea)
    .where('component', '=', sql.lit('students'))
    .where('schoolYear', '=', schoolYear)
    .where('sourceId', 'in', [...new Set(studentIds)])
    .execute()
  return new Map(rows.map(({ sourceId, siteCode }) => [sourceId, siteCode]))
}

/**
 * Ids of the contacts of each of these students, of those that can be users: people with an address.
 * @param studentIds in their order
 */
export const contactsOfStudents = async (
  { db, ids, selection: { lea, schoolYear } }: Of,
  studentIds: readonly string[],
): Promise<Map<string, string[]>> => {
  if (studentIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('sisRows')
    .select(sql<string>`data->>'studentId'`.as('studentId'))
    .select(sql<string>`data->>'contactId'`.as('contactId'))
    .where('lea', '=', lea)
    .where('component', '=', sql.lit('contacts'))
    .where('schoolYear', '=', schoolYear)
    .where('isActive', '=', true)
    // Their keys begin with the student's, which the students come in the order of.
    .where('sourceId', '>=', studentIds[0] ?? '')
    .where('sourceId', '<', `${studentIds.at(-1)}\u{10ffff}`)
    .where(sql`data->>'studentId'`, 'in', [...studentIds])
    .where(sql<boolean>`data->>'emailAddress' is not null and data->>'firstName' is not null`)
    .orderBy('sourceId')
    .execute()
  const contact = await ids.of(
    'contacts',
    rows.map(({ studentId, contactId }) => [studentId, contactId]),
  )
  const found = new Map<string, string[]>()
  for (const { studentId, contactId } of rows)
    found.set(studentId, [...(found.get(studentId) ?? []), contact(studentId, contactId)])
  return found
}

/** The selected students of each of these people, who are one user of OneRoster and several contacts here. */
export const studentsOfContacts = async (
  { db, ids, selection }: Of,
  sourcedIds: readonly string[],
): Promise<Map<string, string[]>> => {
  if (sourcedIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('sisRows')
    .select(['sourceId', 'data'])
    .select(sql<string>`data->>'sourcedId'`.as('sourcedId'))
    .select(sql<string>`data->>'studentId'`.as('studentId'))
    .where('lea', '=', selection.lea)
    .where('schoolYear', '=', selection.schoolYear)
    .where('component', '=', sql.lit('contacts'))
    .where(sql<boolean>`data->>'sourcedId' is not null`)
    .where(sql<boolean>`(data->>'sourcedId') collate "C" = any(${sourcedIds}::text[])`)
    .where(conditionOf('contacts', selection))
    .orderBy('sourceId')
    .execute()
  const found = new Map<string, string[]>()
  for (const { sourcedId, studentId, ...row } of rows)
    if (ids.isKept('contacts', row)) found.set(sourcedId, [...(found.get(sourcedId) ?? []), studentId])
  return found
}
