import type { ExportSecretName, ExportsTable } from '../../db/schema/exports.ts'
import type { KeptSecret } from '../../db/schema/people.ts'
import { fieldError } from '../../http/field-error.ts'
import type { Secrets } from '../../secrets/secrets.ts'

export type KeptSecrets = ExportsTable['secrets']['__select__']

type Given = Partial<Record<ExportSecretName, string | null | undefined>>

/** The secrets of an export after a change: what is given is sealed, null takes away, the rest stays (R35). */
export const mergeSecrets = (
  kept: KeptSecrets,
  given: Given,
  { seal, now }: { seal: Secrets['seal']; now: Date },
): KeptSecrets => {
  const merged: Partial<Record<ExportSecretName, KeptSecret>> = { ...kept }
  for (const name of ['password', 'privateKey'] as const) {
    const text = given[name]
    if (typeof text === 'string') merged[name] = { sealed: seal(text), savedAt: now.toISOString() }
    else if (text === null) delete merged[name]
  }
  return merged
}

/**
 * A password goes to the host that it was entered for: whoever may change an export must not be able to have it sent
 * somewhere else.
 */
export const keepPasswordAtHost = (
  stored: { host: string | null; secrets: KeptSecrets },
  given: Given & { host?: string | null | undefined },
): void => {
  const moves = given.host !== undefined && given.host !== null && given.host !== stored.host
  if (moves && stored.secrets.password && given.password === undefined)
    throw fieldError({ field: 'password', message: 'enter it again for a new host' })
}
