import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openBlankDatabase } from '../testing/test-database.ts'
import { rowCountsReader, versionOf } from './row-counts.ts'
import type { Db } from './schema.ts'

let db: Db
let close: () => Promise<void>
beforeAll(async () => {
  ;({ db, close } = await openBlankDatabase())
})
afterAll(() => close())
beforeEach(() => sql`truncate row_counts`.execute(db))

const note = (lea: string, scope: string) =>
  sql`insert into row_counts (lea, scope, row_count, changes) values (${lea}, ${scope}, 10, 1)`.execute(db)

/** The database with every query handed to `around`, which decides when its answer arrives. */
const dbThrough = (around: (answer: () => Promise<unknown>) => Promise<unknown>): Db => {
  const getExecutor = () => {
    const executor = db.getExecutor()
    return new Proxy(executor, {
      get: (target, name) => {
        if (name === 'executeQuery')
          return (...asked: Parameters<typeof executor.executeQuery>) =>
            around(() => executor.executeQuery(...asked))
        const value: unknown = Reflect.get(target, name, target)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
  }
  return new Proxy(db, {
    get: (target, name) => {
      if (name === 'getExecutor') return getExecutor
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

it('tells each caller the counts of its own district, added up, and those of none', async () => {
  await note('41', 'import_details')
  await note('41', 'import_details')
  await note('42', 'import_details')
  await note('42', 'import_results')
  await note('', 'callers')
  const read = rowCountsReader(db)
  const [one, other, none] = await Promise.all([read('41'), read('42'), read('')])
  const scopes = ['import_details', 'import_results', 'callers']
  expect(scopes.map((scope) => versionOf(one, [scope]))).toEqual([2, 0, 1])
  expect(scopes.map((scope) => versionOf(other, [scope]))).toEqual([1, 1, 1])
  expect(scopes.map((scope) => versionOf(none, [scope]))).toEqual([0, 0, 1])
  expect(one).toContainEqual({
    lea: '41',
    scope: 'import_details',
    schoolYear: null,
    isActive: null,
    rows: 20,
    changes: 2,
  })
})

it('[S6] answers no call from a question that was asked before it came, and asks for those that wait together', async () => {
  const held: (() => void)[] = []
  const release = async () => {
    await expect.poll(() => held.length).toBe(1)
    for (const done of held.splice(0)) done()
  }
  const slow = dbThrough(async (answer) => {
    const known = await answer()
    await new Promise<void>((done) => held.push(done))
    return known
  })
  const read = rowCountsReader(slow)
  const before = read('41')
  await expect.poll(() => held.length).toBe(1)
  await note('', 'callers')
  const after = [read('41'), read('42')]
  await release()
  expect(versionOf(await before, ['callers'])).toBe(0)
  await release()
  expect((await Promise.all(after)).map((counts) => versionOf(counts, ['callers']))).toEqual([1, 1])
  expect(held).toHaveLength(0)
})

it('goes on after a question that failed', async () => {
  let broken = true
  const read = rowCountsReader(dbThrough((answer) => (broken ? Promise.reject(new Error('gone')) : answer())))
  const failed = await Promise.allSettled([read('41'), read('42')])
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  broken = false
  expect(await read('41')).toEqual([])
})
