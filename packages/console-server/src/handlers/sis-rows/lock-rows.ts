import type { SisComponent } from '@edconsole/console-core/contract'
import { ANSWERED_COLUMNS, type StoredRow } from '../../db/answered-row.ts'
import type { Db } from '../../db/schema.ts'

/** Stored rows that are about to be changed, held until that is done; in the order of their ids, so that no two wait for each other. */
export const lockRows = (
  trx: Db,
  component: SisComponent,
  { lea, ids }: { lea: string; ids: readonly number[] },
): Promise<StoredRow[]> =>
  trx
    .selectFrom('sisRows')
    .select(ANSWERED_COLUMNS)
    .where('lea', '=', lea)
    .where('component', '=', component)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()
