import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { Db } from '../db/schema.ts'
import { contentOfTables } from './kill/content-of-tables.ts'
import { openTestDatabase } from './test-database.ts'

const NOW = new Date('2031-02-03T04:05:06Z')

/** Where each sequence goes on. */
const sequencesOf = async (db: Db): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`select sequencename as name from pg_sequences`.execute(db)
  const found = await Promise.all(
    rows.map(({ name }) => sql`select ${name}, last_value, is_called from ${sql.id(name)}`.execute(db)),
  )
  return found.flatMap((one) => one.rows.map((row) => JSON.stringify(row))).toSorted()
}

const nameOf = async (db: Db): Promise<string | undefined> =>
  (await sql<{ name: string }>`select current_database() as name`.execute(db)).rows[0]?.name

it('a database that was given back is as it was at first, and whoever had it is out', async () => {
  const first = await openTestDatabase('small', NOW)
  const name = await nameOf(first.db)
  const [content, sequences] = [await contentOfTables(first.db), await sequencesOf(first.db)]
  const added = { lea: '4107320', subjectKind: 'district', text: 'Mine', isShared: true } as const
  const note = () => ({ ...added, createdAt: NOW.toISOString() })
  const { id } = await first.db.insertInto('notes').values(note()).returning('id').executeTakeFirstOrThrow()
  await first.db.updateTable('users').set({ firstName: 'Somebody' }).execute()
  await first.db.deleteFrom('sisRows').execute()
  expect(await contentOfTables(first.db)).not.toEqual(content)
  await first.close()

  const next = await openTestDatabase('small', NOW)
  expect(await nameOf(next.db)).toBe(name)
  expect(await contentOfTables(next.db)).toEqual(content)
  expect(await sequencesOf(next.db)).toEqual(sequences)
  expect(await next.db.insertInto('notes').values(note()).returning('id').execute()).toEqual([{ id }])
  await expect(first.db.selectFrom('users').select('id').execute()).rejects.toThrow()
  await next.close()
})

it('a database whose tables were altered is not used again', async () => {
  const first = await openTestDatabase('small', NOW)
  const name = await nameOf(first.db)
  await sql`alter table notes drop column text`.execute(first.db)
  await first.close()
  const next = await openTestDatabase('small', NOW)
  expect(await nameOf(next.db)).not.toBe(name)
  await next.db.selectFrom('notes').select('text').execute()
  await next.close()
})
