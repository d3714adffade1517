import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { json } from '../db/schema/columns.ts'
import type { Db } from '../db/schema.ts'
import { openBlankDatabase } from '../testing/test-database.ts'
import { checkSecretKey } from './secret-key.ts'
import { secretsWith } from './secrets.ts'

const [own, other] = [secretsWith(randomBytes(32)), secretsWith(randomBytes(32))]
const REFUSAL =
  /^The secret key isn't the one .* Set CONSOLE_SECRET_KEY to that key, or copy the file secret\.key/

let db: Db
let close: () => Promise<void>
beforeEach(async () => {
  ;({ db, close } = await openBlankDatabase())
})
afterEach(() => close())

/** Secrets of a server from before the check. */
const store = async (sealed: string) => {
  await db
    .insertInto('authentications')
    .values({
      provider: 'google',
      displayName: 'Google',
      settings: json({}),
      secrets: json({ clientSecret: { sealed, savedAt: '2026-09-14T12:14:00Z' } }),
    })
    .execute()
}

it('R35 the first server marks the database with its key; one with another key is refused', async () => {
  await Promise.all([checkSecretKey(db, own), checkSecretKey(db, own)])
  await checkSecretKey(db, own)
  await expect(checkSecretKey(db, other)).rejects.toThrow(REFUSAL)
})

it('R35 a database with secrets and no mark is marked only by a key that opens one of them', async () => {
  await store(own.seal('hush'))
  await expect(checkSecretKey(db, other)).rejects.toThrow(REFUSAL)
  expect(await db.selectFrom('meta').select('key').where('key', 'like', 'secret%').execute()).toEqual([])
  await checkSecretKey(db, own)
  await expect(checkSecretKey(db, other)).rejects.toThrow(REFUSAL)
})
