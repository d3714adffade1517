import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { idOfContact } from './record.ts'

type Of = { lea: string; schoolYear: number }

/** The site of each of these students. */
export const sitesOfStudents = async (
  db: Db,
  { lea, schoolYear }: Of,
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
  db: Db,
  { lea, schoolYear }: Of,
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
  const found = new Map<string, string[]>()
  for (const { studentId, contactId } of rows)
    found.set(studentId, [...(found.get(studentId) ?? []), idOfContact(studentId, contactId)])
  return found
}
