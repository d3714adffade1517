import { insertPerson } from '@edconsole/console-demo'
import { beginSession } from '../../session/session-store.ts'
import type { TestFetch, TestServer } from '../create-test-server.ts'

let made = 0

/**
 * A person who is signed in with exactly these roles: of a district, or of the provider's staff. No password is
 * hashed, so that hundreds of them cost little.
 */
export const callerWith = async (
  server: Pick<TestServer, 'db' | 'now' | 'fetch'>,
  roles: readonly string[],
  districtId?: number,
): Promise<TestFetch> => {
  made += 1
  const id = 800_000 + made
  const person = {
    email: `walker-${id}@example.org`,
    firstName: 'Wanda',
    lastName: `Walker ${id}`,
    shows: '',
    roles,
    ...(districtId === undefined ? {} : { districtId }),
  }
  const ids = { userId: id, accountId: id, authxAccountId: id }
  await insertPerson(server.db, person, { ids, hash: '', now: server.now() })
  // Without a hash there is no password to sign in with or to change.
  await server.db.deleteFrom('localPasswords').where('accountId', '=', id).execute()
  const origin = { address: null, userAgent: null }
  const token = await beginSession(server.db, { userId: id, former: undefined, origin, now: server.now() })
  return (input, init) => {
    const headers = new Headers(typeof input === 'string' ? init?.headers : input.headers)
    headers.set('cookie', `edconsole_session=${token}`)
    return typeof input === 'string'
      ? server.fetch(input, { ...init, headers })
      : server.fetch(new Request(input, { headers }))
  }
}
