import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest'
import { json } from '../db/schema/columns.ts'
import type { Db } from '../db/schema.ts'
import { openBlankDatabase } from '../testing/test-database.ts'
import { openSecrets, openStoredSecrets } from './open-secrets.ts'
import { countFormer, rotateKeys } from './rotate-keys.ts'
import { SEALED_COLUMNS } from './sealed-columns.ts'
import { keyIdOf, secretsWith } from './secrets.ts'

const [own, other] = [randomBytes(32), randomBytes(32)]
const REFUSAL =
  /^The secret key isn't the one .* Set CONSOLE_SECRET_KEY to the key .*, or copy the file secret\.key/

/** What the release before keys had ids encrypted and signed with this key. */
const FORMER = {
  key: Buffer.alloc(32, 7),
  mark: 'v1.n6bO70TgnkW1p9H3yVaxQug2IUoMhX92DZcax7pMhzH6FiQPs5DuSI1sxC2sXydFi5T0O4wBhCh44oI',
  certificate: 'v1.08A9PBeFVbasDACUyx5yJ2Bgt7z-Hs2jjMt_US3ejNd47s-tFafd',
  signatureOfRecoveryCode: 'f6cda84bdf23ec151fbc3967a5960e1b97f6f7a690d3a240eb27472fddcdc690',
}

let db: Db
let close: () => Promise<void>
beforeEach(async () => {
  ;({ db, close } = await openBlankDatabase())
})
afterEach(() => close())

const store = async (sealed: string) => {
  const { id } = await db
    .insertInto('authentications')
    .values({
      provider: 'google',
      displayName: 'Google',
      settings: json({ clientId: 'fern' }),
      secrets: json({ clientSecret: { sealed, savedAt: '2026-09-14T12:14:00Z' } }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return async () =>
    (
      await db
        .selectFrom('authentications')
        .select(['secrets', 'settings'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).secrets.clientSecret
}

const newFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'edconsole-secrets-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

const meta = () => db.selectFrom('meta').select('key').orderBy('key').execute()

const rotate = async (secrets: Awaited<ReturnType<typeof openSecrets>>) => {
  const steps: string[] = []
  for await (const { table, rows } of rotateKeys(db, secrets)) steps.push(`${table} ${rows}`)
  return steps
}

it('R35 the first server marks the database with its key; one with another key is refused', async () => {
  await Promise.all([openSecrets(db, [own]), openSecrets(db, [own])])
  await openSecrets(db, [own])
  const before = await meta()
  await expect(openSecrets(db, [other])).rejects.toThrow(REFUSAL)
  expect(await meta()).toEqual(before)
})

it('R35 a key is made for a database that holds nothing encrypted, and never for another', async () => {
  const [folder, restored] = await Promise.all([newFolder(), newFolder()])
  const [one, other] = await Promise.all([0, 1].map(() => openStoredSecrets(db, {}, folder)))
  expect(await readdir(folder)).toEqual(['secret.key'])
  expect(one?.keyId).toBe(other?.keyId)
  await expect(openStoredSecrets(db, {}, restored)).rejects.toThrow(
    /^The secret key that .* \([0-9a-f]{12}\) is missing\. Set CONSOLE_SECRET_KEY .* the server that was saved/,
  )
  expect(await readdir(restored)).toEqual([])
})

it('R35 a database with secrets and no mark is marked only by a key that opens one of them', async () => {
  await store(secretsWith(own).seal('hush'))
  await expect(openSecrets(db, [other])).rejects.toThrow(REFUSAL)
  expect(await meta()).toEqual([])
  await openSecrets(db, [own])
  await expect(openSecrets(db, [other])).rejects.toThrow(REFUSAL)
})

it('R35 what the former release encrypted and signed counts, and still does under another key', async () => {
  await db.insertInto('meta').values({ key: 'secret-key-check', value: FORMER.mark }).execute()
  const kept = await store(FORMER.certificate)
  for (const keys of [[FORMER.key], [own, FORMER.key]] as const) {
    const secrets = await openSecrets(db, keys)
    expect(secrets.open(FORMER.certificate)).toBe('certificate')
    expect(secrets.sign('recovery code')).toBe(FORMER.signatureOfRecoveryCode)
  }
  await rotate(await openSecrets(db, [own, FORMER.key]))
  const alone = await openSecrets(db, [own])
  expect(alone.open((await kept())?.sealed ?? '')).toBe('certificate')
  expect((await kept())?.savedAt).toBe('2026-09-14T12:14:00Z')
  expect(alone.sign('recovery code')).toBe(FORMER.signatureOfRecoveryCode)
  await expect(openSecrets(db, [FORMER.key])).rejects.toThrow(REFUSAL)
})

it('R35 a key that replaces another needs the former one until everything is encrypted anew', async () => {
  const first = await openSecrets(db, [own])
  const kept = await store(first.seal('hush'))
  const both = await openSecrets(db, [other, own])
  // A server that knows the former key only couldn't read what this one saves.
  await expect(openSecrets(db, [own])).rejects.toThrow(keyIdOf(other))
  await expect(openSecrets(db, [other])).rejects.toThrow('CONSOLE_PREVIOUS_SECRET_KEYS')
  expect(await countFormer(db, both)).toBe(2)
  expect(await rotate(both)).toEqual(['authentications 1', 'meta 1'])
  expect(await countFormer(db, both)).toBe(0)
  expect(await rotate(both)).toEqual([])
  expect((await openSecrets(db, [other])).open((await kept())?.sealed ?? '')).toBe('hush')
  expect((await kept())?.sealed).toMatch(`v2.${keyIdOf(other)}.`)
})

it('R35 what no key opens is named with its table, and stays as it is', async () => {
  const secrets = await openSecrets(db, [own])
  const kept = await store(secretsWith(other).seal('hush'))
  const before = await kept()
  await expect(rotate(secrets)).rejects.toThrow(/^A secret in authentications is encrypted with a key/)
  expect(await kept()).toEqual(before)
})

it('R35 every column that holds ciphertexts is known to be encrypted anew', async () => {
  const { rows } = await sql<{ at: string }>`
    select table_name || '.' || column_name as at from information_schema.columns
    where table_schema = current_schema() and column_name in ('sealed', 'secrets') order by 1`.execute(db)
  expect(rows.map(({ at }) => at)).toEqual(
    SEALED_COLUMNS.filter(({ table }) => table !== 'meta')
      .map(({ table, column }) => `${table}.${column}`)
      .toSorted(),
  )
})
