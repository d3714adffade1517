import { inspect } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeError, unwritable } from './describe-error.ts'
import { createTestServer, type TestServer } from './testing/index.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer({ seed: 'empty' })
})
afterAll(() => server.close())

const MARK = 'Hush-1f2e3d'
const caught = async (work: () => Promise<unknown>): Promise<unknown> => {
  try {
    await work()
  } catch (error) {
    return error
  }
  throw new Error('Nothing was thrown.')
}

it('tells of the database which rule was broken and where, and no value of a row', async () => {
  const role = () => server.db.insertInto('roles').values({ name: MARK, description: MARK }).execute()
  await role()
  const error = await caught(role)
  expect(inspect(error)).toContain(MARK)
  const told = describeError(new Error('The role was not saved', { cause: error }))
  expect(told).toContain('Error: The role was not saved')
  expect(told).toContain('The database refused with 23505')
  expect(told).toContain('roles_name_key')
  expect(told).toContain('describe-error.test.ts')
  expect(told).not.toContain(MARK)
})

it.each([
  [
    'a value of another type',
    () =>
      server.db
        .selectFrom('users')
        .select('id')
        .where('id', '=', MARK as unknown as number),
  ],
  [
    'a value that is too large',
    () => server.db.selectFrom('users').select('id').where('id', '=', 4_120_732_999),
  ],
])('tells no parameter: %s', async (_, query) => {
  const told = describeError(await caught(() => query().execute()))
  expect(told).toMatch(/refused with 22/)
  expect(told).not.toMatch(/Hush|4120732999/)
})

it('tells of other errors what they say', () => {
  expect(describeError(new TypeError('x is not a function'))).toMatch(
    /^TypeError: x is not a function\n\s+at .*describe-error\.test\.ts/,
  )
  expect(describeError(MARK)).toBe('A non-error was thrown: string.')
  const circle = new Error('round')
  circle.cause = circle
  expect(describeError(circle).match(/Error: round/g)).toHaveLength(4)
})

it.each([
  ['EACCES', "/b/a.zip can't be written: the user who runs this isn't allowed to."],
  ['ENOSPC', "/b/a.zip can't be written: the disk is full."],
  ['ENOTDIR', 'There is no folder /b. Make it, or choose another one.'],
  ['EIO', "/b/a.zip can't be written (EIO)."],
])('a file that is not written for %s says so in a sentence', (code, sentence) => {
  expect(unwritable('/b/a.zip', Object.assign(new Error('Library'), { code })).message).toBe(sentence)
})
