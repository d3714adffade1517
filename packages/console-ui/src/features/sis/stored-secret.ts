import type { SisApiConfig, SisApiSecrets } from '@edconsole/console-core'
import { cleanSisUrl } from '@edconsole/console-core/schemas'
import type { FormInputs } from '../../patterns/resource-form/index.ts'

/** When the secret that serves the entered system and address was saved; null: none does, it has to be entered (R35). */
export function servingSecret(
  config: SisApiConfig | null,
  inputs: FormInputs,
  name: keyof SisApiSecrets,
): string | null {
  if (!config || config.missingFields.includes(name)) return null
  if (String(config.sisSystemId ?? '') !== textOf(inputs.sisSystemId)) return null
  if (cleanSisUrl(textOf(inputs.sisApiUrl)).url !== (config.sisApiUrl ?? '')) return null
  return name === 'sisApiKey' ? config.sisApiKeySavedAt : config.sisApiSecretSavedAt
}

/** An input as text, without spaces around it. */
export function textOf(input: unknown): string {
  return typeof input === 'string' ? input.trim() : ''
}
