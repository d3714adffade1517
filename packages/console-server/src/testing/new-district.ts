import {
  clientIdOf,
  DEMO_PASSWORD,
  type DemoDistrict,
  insertDistricts,
  insertPerson,
  type SeedDistrict,
  seedDistrictOf,
} from '@edconsole/console-demo'
import type { Db } from '../db/schema.ts'
import { hashPassword } from '../session/former-passwords.ts'

/** What may be chosen about a new district and its person. */
export type NewDistrictOptions = Partial<
  Pick<DemoDistrict, 'districtName' | 'state' | 'contactEmailAddress' | 'notRolledOver'>
> & {
  /** When absent, everything that a district's own people can have. */
  roles?: readonly string[]
}

/** A district that no other test knows. */
export type TestDistrict = SeedDistrict & {
  clientId: number
  /** Its one person: `server.browser(district.email)`. */
  email: string
}

/** Ids far away from those of seeds and of records that calls make. */
const FIRST_ID = 500_000

/** Of all districts that are made here. */
export const TIME_ZONE = 'America/Los_Angeles'

const DRAFT = {
  districtType: 'unified',
  state: 'OR',
  city: 'Testville',
  county: 'Test',
  zip: '97000',
  timeZone: TIME_ZONE,
  sisProviderName: 'Aeries',
  profile: 'normal',
  sites: 0,
  contactName: 'Robin Moss',
} as const satisfies Partial<DemoDistrict>

let hash: Promise<string> | undefined

/** Makes districts in a database, each with a client and a person of its own; nothing is imported yet. */
export const districtMaker = (
  db: Db,
  now: () => Date,
): ((options?: NewDistrictOptions) => Promise<TestDistrict>) => {
  let made = 0
  return async ({ roles = ['ROLE_DISTRICT_DATA_ADMINISTRATOR'], ...choices } = {}) => {
    made += 1
    const id = FIRST_ID + made
    const email = `person-${id}@example.org`
    const names = { lea: `9${id}`, slug: `district-${id}`, districtName: `Test District ${id}` }
    const draft: DemoDistrict = { ...DRAFT, ...names, id, contactEmailAddress: email, ...choices }
    hash ??= hashPassword(DEMO_PASSWORD)
    const person = { email, firstName: 'Robin', lastName: `Moss ${id}`, shows: '', roles, districtId: id }
    await insertDistricts(db, [draft], now())
    await insertPerson(db, person, {
      ids: { userId: id, accountId: id, authxAccountId: id },
      hash: await hash,
      now: now(),
    })
    return { ...seedDistrictOf(draft, now()), clientId: clientIdOf(id), email }
  }
}
