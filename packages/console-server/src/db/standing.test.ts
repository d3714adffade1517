import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openMemoryDb } from './open-memory.ts'
import type { Db } from './schema.ts'
import { arrivalsAsker } from './standing.ts'

let db: Db
let close: () => Promise<void>
beforeAll(async () => {
  ;({ db, close } = await openMemoryDb())
})
afterAll(() => close())
beforeEach(() => sql`truncate row_counts`.execute(db))

const note = (lea: string, scope: string) =>
  sql`insert into row_counts (lea, scope, row_count, changes) values (${lea}, ${scope}, 10, 1)`.execute(db)

/** The database, whose answers are known there and arrive here when `release` is called. */
const slowDb = () => {
  const held: (() => void)[] = []
  const executeQuery: Db['executeQuery'] = async (query, options) => {
    const answer = await db.executeQuery(query, options)
    await new Promise<void>((done) => held.push(done))
    return answer
  }
  const slow = new Proxy(db, {
    get: (target, name) => {
      if (name === 'executeQuery') return executeQuery
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  const release = async () => {
    await expect.poll(() => held.length).toBe(1)
    for (const done of held.splice(0)) done()
  }
  return { slow, release, held }
}

it('tells each call how its own list stands', async () => {
  await note('41', 'import_details')
  await note('41', 'import_details')
  await note('42', 'import_details')
  await note('42', 'import_results')
  await note('', 'callers')
  const ask = arrivalsAsker(db)
  const [one, other, none] = await Promise.all([
    ask('41', ['import_details']),
    ask('42', ['import_results']),
    ask('41', undefined),
  ])
  expect([one.callers, other.callers, none.callers]).toEqual([1, 1, 1])
  expect(one.standing).toMatchObject({ version: 2, groups: [{ lea: '41' }, { lea: '41' }] })
  expect(other.standing).toMatchObject({
    version: 1,
    groups: [{ lea: '42', scope: 'import_results', rows: 10 }],
  })
  expect(none.standing).toBeUndefined()
})

it('[S6] answers no call from a question that was asked before it came, and asks for those that wait together', async () => {
  const { slow, release, held } = slowDb()
  const ask = arrivalsAsker(slow)
  const before = ask('41', undefined)
  await expect.poll(() => held.length).toBe(1)
  await note('', 'callers')
  const after = [ask('41', ['import_details']), ask('42', undefined)]
  await release()
  expect((await before).callers).toBe(0)
  await release()
  expect((await Promise.all(after)).map(({ callers }) => callers)).toEqual([1, 1])
  expect(held).toHaveLength(0)
})

it('goes on after a question that failed', async () => {
  let broken = true
  const ask = arrivalsAsker(
    new Proxy(db, {
      get: (target, name) => {
        if (name === 'executeQuery' && broken) return () => Promise.reject(new Error('gone'))
        const value: unknown = Reflect.get(target, name, target)
        return typeof value === 'function' ? value.bind(target) : value
      },
    }),
  )
  await expect(Promise.allSettled([ask('41', undefined), ask('42', undefined)])).resolves.toEqual([
    expect.objectContaining({ status: 'rejected' }),
    expect.objectContaining({ status: 'rejected' }),
  ])
  broken = false
  expect(await ask('41', undefined)).toEqual({ callers: 0, standing: undefined })
})
