import type { TestFetch, TestServer } from './create-test-server.ts'
import type { TestDistrict } from './new-district.ts'

/** Two people of one new district. */
export type Colleagues = {
  /** With the one who can be changed. */
  district: TestDistrict
  /** The other one, by number, and what they came with: a district that only others are in now. */
  other: TestDistrict
  /** The other one's, who has the roles that were asked for and no others. */
  browser: TestFetch
}

/** A person without roles, and beside them one who has some. */
export const newColleagues = async (server: TestServer, roles: readonly string[]): Promise<Colleagues> => {
  const district = await server.newDistrict({ roles: [] })
  const other = await server.newDistrict({ roles })
  await server.db
    .updateTable('userDistricts')
    .set({ districtId: district.id })
    .where('userId', '=', other.id)
    .execute()
  return { district, other, browser: await server.browser(other.email) }
}
