import { getHeapSpaceStatistics } from 'node:v8'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestDatabase } from '../../testing/cloned-database.ts'
import { collectGarbage } from '../../testing/collect-garbage.ts'
import { openTestDatabase } from '../../testing/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase('empty', new Date('2026-09-14T12:14:00Z'))
})
afterAll(() => database.close())

/** What only a full garbage collection takes away. */
const oldBytes = (): number =>
  getHeapSpaceStatistics().find(({ space_name }) => space_name === 'old_space')?.space_used_size ?? Number.NaN

it('[S7] the rows of a statement are forgotten with their call, however many calls come at once', async () => {
  let most = 0
  const ask = async () => {
    await sql`select n, n::text as one, repeat('x', 60) as other from generate_series(1, 100) n`.execute(
      database.db,
    )
    most = Math.max(most, oldBytes())
  }
  const asking = (times: number) =>
    Promise.all(
      Array.from({ length: 16 }, async () => {
        for (let n = 0; n < times; n += 1) await ask()
      }),
    )
  await asking(20)
  // Other tests of the same process left something that would count otherwise, once it is moved there.
  collectGarbage()
  most = 0
  const before = oldBytes()
  await asking(150)
  expect((most - before) / 1e6).toBeLessThan(5)
})
