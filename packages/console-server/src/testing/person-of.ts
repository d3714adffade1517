import type { TestServer } from './create-test-server.ts'
import { jsonCalls } from './json-calls.ts'

/** A person with these roles in a district of their own, and their calls. */
export const personOf = async (server: TestServer, roles: readonly string[]) => {
  const district = await server.newDistrict({ roles })
  return { district, call: jsonCalls(await server.browser(district.email)) }
}
