import type { Db } from '@edconsole/console-server/internal'
import { openBlankDatabase } from '@edconsole/console-server/internal/testing'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { seedDatabase } from './seed-database.ts'

const NOW = new Date('2026-09-14T12:14:00Z')

let db: Db
let close: () => Promise<void>
beforeEach(async () => {
  ;({ db, close } = await openBlankDatabase())
})
afterEach(() => close())

const count = async (table: 'users' | 'roles' | 'sisRows') =>
  (await db.selectFrom(table).select(sql<number>`count(*)`.as('rows')).executeTakeFirstOrThrow()).rows

it('leaves tables of somebody else alone', async () => {
  await sql`create table of_another_product (id integer primary key)`.execute(db)
  await sql`insert into of_another_product values (1)`.execute(db)
  await seedDatabase(db, 'empty', NOW)
  const { rows } = await sql`select id from of_another_product`.execute(db)
  expect(rows).toEqual([{ id: 1 }])
})

it('is done once when two servers start at the same time', async () => {
  const [one, other] = await Promise.all([seedDatabase(db, 'small', NOW), seedDatabase(db, 'empty', NOW)])
  // Whichever was first.
  expect(other).toBe(one)
  expect(await count('users')).toBe(one === 'small' ? 9 : 0)
})

it('starts afresh when it was cut short', async () => {
  await seedDatabase(db, 'small', NOW)
  const before = [await count('users'), await count('roles'), await count('sisRows')]
  await db.deleteFrom('meta').execute()
  await db.deleteFrom('sisRows').where('component', '=', 'students').execute()
  await seedDatabase(db, 'small', NOW)
  expect([await count('users'), await count('roles'), await count('sisRows')]).toEqual(before)
})
