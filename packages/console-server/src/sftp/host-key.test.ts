import ssh2 from 'ssh2'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { SEALED_META } from '../secrets/sealed-columns.ts'
import { createTestServer, type TestServer } from '../testing/index.ts'
import { readHostKey } from './host-key.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

/** A pair whose public key begins with a zero, which the library drops. */
const unreadablePair = () => {
  for (;;) {
    const pair = ssh2.utils.generateKeyPairSync('ed25519')
    if (ssh2.utils.parseKey(pair.private) instanceof Error) return pair
  }
}

it('a key that the library made unreadable is not taken, and one that was stored is replaced once', async () => {
  const unreadable = unreadablePair()
  await server.db.deleteFrom('meta').where('key', '=', SEALED_META.hostKey).execute()
  await server.db
    .insertInto('meta')
    .values({ key: SEALED_META.hostKey, value: server.secrets.seal(unreadable.private) })
    .execute()
  vi.spyOn(ssh2.utils, 'generateKeyPairSync').mockReturnValueOnce(unreadable)
  const [one, other] = await Promise.all([
    readHostKey(server.db, server.secrets),
    readHostKey(server.db, server.secrets),
  ])
  expect(one.fingerprint).toMatch(/^SHA256:.{43}$/)
  expect(other).toEqual(one)
  expect(await readHostKey(server.db, server.secrets)).toEqual(one)
})
