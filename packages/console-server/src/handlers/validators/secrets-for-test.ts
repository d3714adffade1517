import type { SisApiSecrets, SisSystem } from '@edconsole/console-core/contract'
import { ApiError } from '../../http/api-error.ts'
import type { Call } from '../../http/handler.ts'
import { connectionOf } from '../api-provider/connection-of.ts'
import { districtOfCall } from '../district-of-call.ts'

/** A secret of a test: where the body has it, and where the connection. */
type Wanted = {
  readonly field: string
  readonly name: keyof SisApiSecrets
  readonly given: string | undefined
}

/**
 * The secrets of a test. One that was left out is the stored one, but only for the address, and the kind of system, that
 * it was saved for (R35): it must not leave for any other.
 */
export const secretsForTest = async (
  call: Call,
  { kind, url, wanted }: { kind: SisSystem['kind']; url: string; wanted: readonly Wanted[] },
): Promise<Record<keyof SisApiSecrets, string>> => {
  const found = { sisApiKey: '', sisApiSecret: '' }
  for (const { name, given } of wanted) if (given !== undefined) found[name] = given
  const left = wanted.filter(({ given }) => given === undefined)
  if (left.length === 0) return found
  const { system, config, secrets } = await connectionOf(call.db, await districtOfCall(call))
  for (const { name, field } of left) {
    const stored = secrets.find((secret) => secret.name === name)
    if (!stored || system?.kind !== kind)
      throw new ApiError(400, `'${field}' is needed: none is saved.`, field)
    if (config?.sisApiUrl !== url || stored.address !== url) throw new ApiError(400, ENTER_AGAIN, field)
    found[name] = call.secrets.open(stored.sealed)
  }
  return found
}

const ENTER_AGAIN = 'Enter the secret again for a new address'
