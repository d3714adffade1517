import { afterAll, beforeAll, expect, it } from 'vitest'
import { json } from '../db/schema/columns.ts'
import { createTestServer, type TestServer } from '../testing/index.ts'
import { newPasswordFault } from './new-password-fault.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer({ seed: 'empty' })
})
afterAll(() => server.close())

const fault = (password: string, userType: 'staff' | 'student' = 'staff', clientId: number | null = null) =>
  newPasswordFault(server.db, { password, clientId, userType, words: ['Dana Reyes'] })

it.each([
  ['correct horse battery', undefined],
  ['too short', 'have at least 15 characters'],
  ['dana goes to the sea', "not contain your name, your district's name, or the product's name"],
  ['passwordpassword', 'not be a common password'],
  ['PASSWORDPASSWORD', 'not be a common password'],
  ['aaaaaaaaaaaaaaaaaaaa', 'not be a common password'],
  ['abcabcabcabcabcabc', 'not be a common password'],
  ['abcdefghijklmnopqrstuvwxyz', 'not be a common password'],
  ['zyxwvutsrqponmlkjihgfedcba', 'not be a common password'],
  ['abcdabceabcfabcgabch', undefined],
])('R33 staff: %s', async (password, expected) => {
  expect(await fault(password)).toBe(expected)
})

it('R33 goes by the kind of people and by what the Local authentication of the client says', async () => {
  expect(await fault('eightchr', 'student')).toBe(undefined)
  const { clientId } = await server.newDistrict()
  await server.db
    .updateTable('authentications')
    .set({ settings: json({ passwordComplexity: { student: { minLength: 20 } } }) })
    .where('clientId', '=', clientId)
    .execute()
  expect(await fault('eightchr', 'student', clientId)).toBe('have at least 20 characters')
  expect(await fault('eightchr', 'staff', clientId)).toBe('have at least 15 characters')
})
