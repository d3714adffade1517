import type { Db } from '../db/schema.ts'
import { countFormer, rotateKeys } from './rotate-keys.ts'
import { addSecretKey } from './secret-key.ts'
import type { KeyedSecrets } from './secrets.ts'

type Running = {
  readonly db: Db
  readonly secrets: KeyedSecrets
  readonly values: Readonly<Record<string, string | undefined>>
  /** The data folder. */
  readonly data: string
  readonly env: Readonly<Record<string, string | undefined>>
}

export const ROTATE_USAGE = `console-server rotate-keys [--new] [--data DIR]

  --new  only puts a new key in front of the former ones in secret.key of DIR`

export const ROTATE_OPTIONS = { new: { type: 'boolean' } } as const

/** Runs `rotate-keys`. @throws Error whose message says why not */
export const runRotateKeys = async ({ db, secrets, values, data, env }: Running): Promise<void> => {
  if (values.new) {
    const file = await addSecretKey(env, data)
    console.log(
      `${file} begins with a new key. Start every server of this database with this file, then run console-server rotate-keys.`,
    )
    return
  }
  let rows = 0
  for await (const step of rotateKeys(db, secrets)) {
    rows += step.rows
    console.log(`${step.table}: ${step.rows} encrypted with key ${secrets.keyId}, ${rows} in all`)
  }
  const left = await countFormer(db, secrets)
  if (left > 0)
    throw new Error(
      `A server still encrypts with a former key: ${left} more since. Start every server with the new key, and run this again.`,
    )
  console.log(
    `Everything is encrypted with key ${secrets.keyId}. Former keys can be removed from CONSOLE_PREVIOUS_SECRET_KEYS and ` +
      'secret.key. Keep a copy of them as long as you keep backups from before.',
  )
}
