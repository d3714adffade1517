import { isRecord } from '@edconsole/console-core/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/schema.ts'
import { markAgain } from './open-secrets.ts'
import { ciphertextsOf, SEALED_COLUMNS, type SealedColumn } from './sealed-columns.ts'
import type { KeyedSecrets } from './secrets.ts'

/** Rows that are encrypted anew in one transaction, which servers that run may have to wait for. */
const STEP = 200

/** What a step did. */
export type RotationStep = { readonly table: string; readonly rows: number }

/**
 * Encrypts everything that is stored with the current key, step by step. Each step stays when the next one is interrupted, and
 * another run goes on from there. Servers may run meanwhile if they have all keys.
 * @throws if a ciphertext was encrypted with a key that isn't known here
 */
export async function* rotateKeys(db: Db, secrets: KeyedSecrets): AsyncGenerator<RotationStep> {
  for (const column of SEALED_COLUMNS)
    for (let rows = STEP; rows === STEP; ) {
      rows = await db.transaction().execute((trx) => sealAgain(trx, column, secrets))
      if (rows > 0) yield { table: column.table, rows }
    }
  // A server that still encrypts with a former key may have added some.
  if ((await countFormer(db, secrets)) === 0) await markAgain(db, secrets)
}

/** Returns how many ciphertexts only a former key decrypts, or none. */
export const countFormer = async (db: Db, secrets: Pick<KeyedSecrets, 'openedBy' | 'keyId' | 'prefix'>) => {
  let count = 0
  for (const column of SEALED_COLUMNS) {
    const { rows } = await sql<{ sealed: string }>`
      select sealed from (${ciphertextsOf(column)}) one where not starts_with(sealed, ${secrets.prefix})`.execute(
      db,
    )
    count += rows.filter(({ sealed }) => secrets.openedBy(sealed) !== secrets.keyId).length
  }
  return count
}

const sealAgain = async (trx: Db, column: SealedColumn, secrets: KeyedSecrets): Promise<number> => {
  const [table, field] = [sql.table(column.table), sql.ref(column.column)]
  const { rows } = await sql<{ at: string; value: string }>`
    select ctid::text as at, ${field}::text as value from ${table}
    where ${isFormer(column, secrets.prefix)} limit ${STEP} for update`.execute(trx)
  if (rows.length === 0) return 0
  const again = (sealed: string): string => {
    if (secrets.openedBy(sealed) === null)
      throw new Error(
        `A secret in ${column.table} is encrypted with a key that isn't here. Put that key into CONSOLE_PREVIOUS_SECRET_KEYS ` +
          'or secret.key, and run console-server rotate-keys again.',
      )
    return secrets.seal(secrets.open(sealed))
  }
  const anew = rows.map(({ at, value }) => ({
    at,
    value: column.kind === 'json' ? JSON.stringify(withEach(JSON.parse(value), again)) : again(value),
  }))
  await sql`update ${table} set ${field} = anew.value::${sql.raw(column.kind === 'json' ? 'jsonb' : 'text')}
    from jsonb_to_recordset(${JSON.stringify(anew)}::jsonb) as anew (at text, value text)
    where ${sql.ref(`${column.table}.ctid`)} = anew.at::tid`.execute(trx)
  return rows.length
}

const isFormer = ({ column, kind, where }: SealedColumn, prefix: string): RawBuilder<unknown> =>
  kind === 'json'
    ? sql`exists (select from jsonb_each(${sql.ref(column)}) one
        where not starts_with(one.value ->> 'sealed', ${prefix}))`
    : sql`not starts_with(${sql.ref(column)}, ${prefix})${where ? sql` and ${where}` : sql``}`

/** The secrets of a record with other ciphertexts, and all else as it is. */
const withEach = (kept: unknown, again: (sealed: string) => string): unknown =>
  isRecord(kept)
    ? Object.fromEntries(
        Object.entries(kept).map(([name, one]) => [
          name,
          isRecord(one) && typeof one.sealed === 'string'
            ? Object.assign({}, one, { sealed: again(one.sealed) })
            : one,
        ]),
      )
    : kept
