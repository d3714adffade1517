import type { Db } from '../db/schema.ts'

/** Keys of the active records of a component, as references may name them. */
export const storedKeys = async (
  db: Db,
  of: { lea: string; schoolYear: number; component: 'sites' | 'students' },
): Promise<Set<string>> => {
  const rows = await db
    .selectFrom('sisRows')
    .select('sourceId')
    .where('lea', '=', of.lea)
    .where('component', '=', of.component)
    .where('schoolYear', '=', of.schoolYear)
    .where('isActive', '=', true)
    .execute()
  return new Set(rows.map((row) => row.sourceId))
}
