import type { SisApiSecrets, SisSystem } from '@edconsole/console-core/contract'
import { ApiError } from '../../http/api-error.ts'
import type { Call } from '../../http/handler.ts'
import type { Connection } from '../../sis/district-connection.ts'

/** A secret of a test: where the body has it, and where the connection. */
export type WantedSecret = {
  readonly field: string
  readonly name: keyof SisApiSecrets
  readonly given: string | undefined
}

/**
 * The secrets of a test. One that was left out is the stored one, but only for the address, and the kind of system, that
 * it was saved for (R35): it must not leave for any other.
 */
export const secretsForTest = (
  { secrets: sealing }: Pick<Call, 'secrets'>,
  { system, config, secrets }: Connection,
  { kind, url, wanted }: { kind: SisSystem['kind']; url: string; wanted: readonly WantedSecret[] },
): Record<keyof SisApiSecrets, string> => {
  const found = { sisApiKey: '', sisApiSecret: '' }
  for (const { name, field, given } of wanted) {
    if (given !== undefined) {
      found[name] = given
      continue
    }
    const stored = secrets.find((secret) => secret.name === name)
    if (!stored || system?.kind !== kind)
      throw new ApiError(400, `'${field}' is needed: none is saved.`, field)
    if (config?.sisApiUrl !== url || stored.address !== url) throw new ApiError(400, ENTER_AGAIN, field)
    found[name] = sealing.open(stored.sealed)
  }
  return found
}

const ENTER_AGAIN = 'Enter the secret again for a new address'
