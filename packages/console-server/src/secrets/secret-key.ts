import { randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode, unwritable } from '../describe-error.ts'
import type { SecretKeys } from './secrets.ts'

const BYTES = 32

type Env = Readonly<Record<string, string | undefined>>

const fileIn = (dataDir: string): string => join(dataDir, 'secret.key')

/**
 * Reads the keys that secrets are encrypted with: `CONSOLE_SECRET_KEY` (32 bytes in base64), else the first line of a file
 * in the data folder. Further lines, and `CONSOLE_PREVIOUS_SECRET_KEYS`, only decrypt. Servers that share a database must share
 * the keys.
 * @returns undefined if neither is there
 * @throws if a key has another length
 */
export const readSecretKeys = async (env: Env, dataDir: string): Promise<SecretKeys | undefined> => {
  const previous = previousKeysIn(env)
  if (env.CONSOLE_SECRET_KEY) return [keyFrom(env.CONSOLE_SECRET_KEY, 'CONSOLE_SECRET_KEY'), ...previous]
  const file = fileIn(dataDir)
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  })
  return text === undefined ? undefined : [...keysFrom(text, file), ...previous]
}

/** Makes a key in the data folder, readable by its owner only, unless one is there. @returns the one that is there then */
export const makeSecretKey = async (dataDir: string): Promise<SecretKeys> => {
  const file = fileIn(dataDir)
  await mkdir(dataDir, { recursive: true })
  // Written completely before it is linked, so that two servers starting at once read the same key.
  await withDraft(dataDir, [randomBytes(BYTES)], async (draft) => {
    try {
      await link(draft, file)
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error
    }
  }).catch((error: unknown) => {
    throw unwritable(file, error)
  })
  return keysFrom(await readFile(file, 'utf8'), file)
}

/**
 * Puts a new key in front of those in the file of the data folder.
 * @throws if the key is a setting, not a file
 */
export const addSecretKey = async (env: Env, dataDir: string): Promise<string> => {
  if (env.CONSOLE_SECRET_KEY)
    throw new Error(
      'The key is in CONSOLE_SECRET_KEY. Move it to CONSOLE_PREVIOUS_SECRET_KEYS, set CONSOLE_SECRET_KEY to what ' +
        '"openssl rand -base64 32" prints, and restart every server.',
    )
  const file = fileIn(dataDir)
  const former = keysFrom(await readFile(file, 'utf8'), file)
  await withDraft(dataDir, [randomBytes(BYTES), ...former], (draft) => rename(draft, file)).catch(
    (error: unknown) => {
      throw unwritable(file, error)
    },
  )
  return file
}

const withDraft = async (
  dataDir: string,
  keys: readonly Uint8Array[],
  use: (draft: string) => Promise<void>,
): Promise<void> => {
  const draft = join(dataDir, `secret.${randomUUID()}`)
  try {
    await writeFile(draft, keyLines(keys), { mode: 0o600 })
    await use(draft)
  } finally {
    await rm(draft, { force: true })
  }
}

/** Keys as a file holds them. */
export const keyLines = (keys: readonly Uint8Array[]): string =>
  keys.map((key) => Buffer.from(key).toString('base64')).join('\n')

/** Reads the lines of a file. */
export const keysFrom = (text: string, source: string): SecretKeys => {
  const [current = '', ...previous] = text.trim().split(/\s+/)
  return [keyFrom(current, source), ...previous.map((line) => keyFrom(line, source))]
}

/** The keys of `CONSOLE_PREVIOUS_SECRET_KEYS`. */
const previousKeysIn = ({ CONSOLE_PREVIOUS_SECRET_KEYS: given = '' }: Env): Uint8Array[] =>
  given
    .split(',')
    .filter((text) => text.trim() !== '')
    .map((text) => keyFrom(text, 'CONSOLE_PREVIOUS_SECRET_KEYS'))

const keyFrom = (text: string, source: string): Uint8Array => {
  const key = Buffer.from(text.trim(), 'base64')
  if (key.length !== BYTES) throw new Error(`${source} must hold 32 bytes in base64.`)
  return key
}
