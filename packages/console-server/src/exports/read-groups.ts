import type { SisComponent } from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import { ANSWERED_COLUMNS, type StoredRow } from '../db/answered-row.ts'
import type { Db } from '../db/schema.ts'
import { conditionOf, type Selection } from './selection.ts'

const PAGE = 1000

/**
 * The selected rows of a component in the order of their keys, a page in memory at a time. Neighbors with the same key
 * come together, also when a page ends between them.
 * @param keyOf tells which rows belong together; each row is by itself when it is absent
 */
export async function* readGroups(
  db: Db,
  component: SisComponent,
  selection: Selection,
  keyOf: (row: StoredRow) => string = ({ sourceId }) => sourceId,
): AsyncGenerator<StoredRow[][]> {
  let open: StoredRow[] = []
  for await (const page of readPages(db, component, selection)) {
    const groups: StoredRow[][] = []
    for (const row of page) {
      const [first] = open
      if (first && keyOf(first) === keyOf(row)) open.push(row)
      else {
        if (first) groups.push(open)
        open = [row]
      }
    }
    yield groups
  }
  if (open.length > 0) yield [open]
}

async function* readPages(
  db: Db,
  component: SisComponent,
  selection: Selection,
): AsyncGenerator<StoredRow[]> {
  const condition = conditionOf(component, selection)
  let after = ''
  for (;;) {
    const page: StoredRow[] = await db
      .selectFrom('sisRows')
      .select(ANSWERED_COLUMNS)
      .where('lea', '=', selection.lea)
      .where('component', '=', sql.lit(component))
      .where('schoolYear', '=', selection.schoolYear)
      .where('sourceId', '>', after)
      .where(condition)
      .orderBy('sourceId')
      .limit(PAGE)
      .execute()
    const last = page.at(-1)
    if (!last) return
    yield page
    if (page.length < PAGE) return
    after = last.sourceId
  }
}
