import { randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const BYTES = 32

/**
 * The key that secrets are sealed with: `CONSOLE_SECRET_KEY` (32 bytes in base64), else a file in the data folder
 * that is made once and only its owner can read. Servers that share a database must share the key.
 * @throws when the given key has another length
 */
export const readSecretKey = async (given: string | undefined, dataDir: string): Promise<Uint8Array> => {
  if (given) return keyFrom(given, 'CONSOLE_SECRET_KEY')
  const file = join(dataDir, 'secret.key')
  await mkdir(dataDir, { recursive: true })
  // Written whole before it gets its name: of two servers that start at once one names it, and both read all of it.
  const draft = join(dataDir, `secret.${randomUUID()}`)
  await writeFile(draft, randomBytes(BYTES).toString('base64'), { mode: 0o600 })
  try {
    await link(draft, file)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    await rm(draft)
  }
  return keyFrom(await readFile(file, 'utf8'), file)
}

const keyFrom = (text: string, source: string): Uint8Array => {
  const key = Buffer.from(text.trim(), 'base64')
  if (key.length !== BYTES) throw new Error(`${source} must hold 32 bytes in base64.`)
  return key
}
