import { isDeepStrictEqual } from 'node:util'
import type { SisComponent, SisRows } from '@edconsole/console-core/contract'
import { DATABASE_COLUMNS } from '@edconsole/console-core/import-rules'
import { ANSWERED_COLUMNS, answeredRow, type StoredRow } from '../../db/answered-row.ts'
import { json } from '../../db/schema/columns.ts'
import type { Db } from '../../db/schema.ts'
import { searchTextOf } from '../../db/search-text.ts'
import { fieldError } from '../../http/api-error.ts'

/** Writes changes of a locked row, and says how the row now answers. */
export const saveRow = async <Component extends 'sites' | 'staff'>(
  trx: Db,
  component: Component,
  stored: StoredRow,
  { changes, at }: { changes: Readonly<Record<string, unknown>>; at: Date },
): Promise<SisRows[Component]> => {
  const before = answeredRow(component, stored)
  const { isActive = stored.isActive, keptFields: _, ...fields } = changes
  const keptFields = keptAfter(component, before, changes)
  const givenBack = before.keptFields.some((name) => !keptFields.includes(name))
  const data = { ...stored.data, ...fields, keptFields }
  const columns = { isActive: isActive === true, dateLastModified: at.toISOString() }
  await trx
    .updateTable('sisRows')
    .set({
      ...columns,
      data: json(data),
      searchText: searchTextOf(component, data),
      // Unlike that of any row: the next import sets again what was given back.
      ...(givenBack ? { hash: '' } : {}),
    })
    .where('id', '=', stored.id)
    .execute()
  return answeredRow(component, { ...stored, ...columns, data })
}

type Editable = Extract<SisComponent, 'sites' | 'staff'>

/**
 * The fields of a row from the SIS that imports leave alone after a change: those that were kept before and are not
 * given back, and those that the change sets to something else than the SIS did. A row made by hand keeps all of its own.
 */
const keptAfter = <Component extends Editable>(
  component: Component,
  row: SisRows[Component],
  changes: Readonly<Record<string, unknown>>,
): string[] => {
  const { keptFields: wanted = row.keptFields, ...fields } = changes
  if (!isNames(wanted) || wanted.some((name) => !row.keptFields.includes(name)))
    throw fieldError({ field: 'keptFields', message: 'it can only get shorter' })
  if (row.isManual) return []
  const current: Readonly<Record<string, unknown>> = row
  const changed = Object.keys(fields).filter(
    (name) => isImportable(component, name) && !isDeepStrictEqual(fields[name], current[name]),
  )
  return [...new Set([...wanted, ...changed])].sort()
}

/** What an import could set: the columns of the component, and whether the row is active. */
const isImportable = (component: Editable, name: string): boolean =>
  name === 'isActive' || DATABASE_COLUMNS[component].some(({ columnName }) => columnName === name)

const isNames = (value: unknown): value is string[] => Array.isArray(value)

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
