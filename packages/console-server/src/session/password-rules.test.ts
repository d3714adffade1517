import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, DEMO_PASSWORD, type TestServer } from '../testing/index.ts'
import { localSignIn, NEW } from '../testing/local-sign-in.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer({ seed: 'empty', publicUrl: 'https://console.example.org/' })
})
afterAll(() => server.close())

const { attempt, change, stored, withLocal, staffRules } = localSignIn(() => server)

describe('R33 [S2.2] each rule for passwords counts when one is changed', () => {
  it.each<[object, string, string | undefined]>([
    [{}, 'short one', 'have at least 15 characters'],
    [{ minLength: 8 }, 'zebra hat', undefined],
    [{ minLength: 30 }, NEW, 'have at least 30 characters'],
    [{ maxLength: 64 }, 'long enough '.repeat(6), 'have at most 64 characters'],
    [{}, 'passwordpassword', 'not be a common password'],
    [{ blocklistEnabled: false }, 'passwordpassword', undefined],
    [{}, 'robin goes to the sea', "not contain your name, your district's name, or the product's name"],
    [{}, 'the console of my heart', "not contain your name, your district's name, or the product's name"],
    [{ contextWords: false }, 'robin goes to the sea', undefined],
    [{ requireUpper: 2 }, `${NEW} A`, 'have at least 2 uppercase letters'],
    [{ requireUpper: 2 }, `${NEW} AB`, undefined],
    [{ requireLower: 1 }, 'NINE GREEN BOTTLES', 'have at least 1 lowercase letter'],
    [{ requireDigit: 1 }, NEW, 'have at least 1 digit'],
    [{ requireDigit: 1 }, `${NEW} 7`, undefined],
    [{ requireSpecial: 4 }, NEW, 'have at least 4 special characters'],
    [{ allowSpacesAndUnicode: false }, NEW, 'have no spaces, accents, or non-English characters'],
    [{}, 'neun grüne Flaschen', undefined],
  ])('%j: %s', async (rules, newPassword, fault) => {
    const { id, email } = await staffRules(rules)
    const answer = await attempt(email, DEMO_PASSWORD, newPassword)
    if (fault === undefined) {
      expect(answer).toMatchObject({ status: 200 })
      expect(await attempt(email, newPassword)).toMatchObject({ status: 200 })
      return
    }
    expect(answer).toMatchObject({
      status: 400,
      error: { field: 'newPassword', message: `A password must ${fault}.` },
    })
    // What was refused changed nothing, and was no wrong password.
    expect(await stored(id)).toMatchObject({ failedLoginCount: 0, locked: false })
    expect(await attempt(email)).toMatchObject({ status: 200 })
  })

  it.each([
    ['notUsername', { username: 'zebra-hat-number' }],
    ['notEmail', { emailAddress: 'zebra-hat@example.org' }],
  ])('%s', async (rule, names) => {
    for (const on of [true, false]) {
      const { id, email } = await staffRules({ [rule]: on })
      await change(id, names)
      const [name = ''] = Object.values(names)
      expect((await attempt(email, DEMO_PASSWORD, name.toUpperCase())).status).toBe(on ? 400 : 200)
    }
  })

  it('historyCount: so many former ones do not come back, and never the present one', async () => {
    const { email } = await staffRules({ historyCount: 2 })
    const [one, two, three, four] = ['one', 'two', 'three', 'four'].map((word) => `${NEW} ${word}`)
    const turn = async (from?: string, to?: string) => (await attempt(email, from, to)).status
    expect(await turn(DEMO_PASSWORD, one)).toBe(200)
    expect(await turn(one, one)).toBe(400)
    expect(await turn(one, two)).toBe(200)
    expect(await turn(two, three)).toBe(200)
    expect(await turn(three, one)).toBe(400)
    expect(await turn(three, two)).toBe(400)
    expect(await turn(three, four)).toBe(200)
    expect(await turn(four, one)).toBe(200)
  })

  it('historyCount of 0: the present one is refused all the same, by that name', async () => {
    const { email } = await staffRules({ historyCount: 0 })
    expect((await attempt(email, DEMO_PASSWORD, NEW)).status).toBe(200)
    const { status, error } = await attempt(email, NEW, NEW)
    const message = 'A password must be different from your current password.'
    expect([status, error.message]).toEqual([400, message])
  })

  it('are told to whoever has proven who they are, with the words that are refused, and to nobody else', async () => {
    const { email } = await staffRules({ minLength: 30 })
    const rules = {
      policy: expect.objectContaining({ minLength: 30, contextWords: true }),
      words: expect.arrayContaining(['Robin', 'Console']),
      emailAddress: email,
    }
    expect((await attempt(email, DEMO_PASSWORD, 'too short for it')).error.passwordRules).toEqual(rules)
    expect((await attempt(email, 'wrong', 'too short for it')).error).not.toHaveProperty('passwordRules')
  })

  it('goes by the kind of people', async () => {
    const { id, email } = await withLocal({ passwordComplexity: { student: { minLength: 9 } } })
    await change(id, { userType: 'student' })
    expect(await attempt(email, DEMO_PASSWORD, 'zebrahat')).toMatchObject({ status: 400 })
    expect(await attempt(email, DEMO_PASSWORD, 'zebra hat')).toMatchObject({ status: 200 })
  })
})
