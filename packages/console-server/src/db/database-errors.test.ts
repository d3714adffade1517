import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { openBlankDatabase } from '../testing/test-database.ts'
import { uniqueViolation } from './database-errors.ts'

it('a duplicate in a partition is one of the table: [S2] its handlers know only the index of the whole', async () => {
  const { db, close } = await openBlankDatabase()
  onTestFinished(close)
  const fault = await db.connection().execute(async (connection) => {
    await sql`create temporary table things (lea text, code text) partition by hash (lea)`.execute(connection)
    await sql`create temporary table things_0 partition of things for values with (modulus 1, remainder 0)`.execute(
      connection,
    )
    await sql`create unique index things_key_0 on things_0 (lea, code)`.execute(connection)
    await sql`create unique index things_key on things (lea, code)`.execute(connection)
    return sql`insert into things values ('1', 'a'), ('1', 'a')`.execute(connection).catch(uniqueViolation)
  })
  expect(fault).toBe('things_key')
})
