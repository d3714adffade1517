import {
  AUTH_SETTINGS,
  type AuthProvider,
  isRecord,
  type SettingField,
  settingsFault,
} from '@edconsole/console-core/contract'
import type { KeptSecret } from '../../db/schema/federated.ts'
import { ApiError, fieldError } from '../../http/api-error.ts'
import type { Secrets } from '../../secrets/secrets.ts'
import { readSamlMetadata } from '../saml/saml-metadata.ts'
import { unreadableCertificate } from './certificates.ts'
import { DescriptionFault } from './description-fault.ts'

type Settings = Readonly<Record<string, unknown>>

/** Settings as they are kept, the sealed secrets apart. */
export type KeptSettings = {
  readonly settings: Settings
  readonly secrets: Readonly<Record<string, KeptSecret>>
}

/**
 * What is kept after a change. A key that is left out stays, a secret too (R35); null takes it away. The whole must be
 * what the provider needs, else nothing is changed.
 */
export const mergeSettings = (
  provider: AuthProvider,
  kept: KeptSettings,
  change: Settings,
  { seal, at }: Pick<Secrets, 'seal'> & { at: Date },
): KeptSettings => {
  const fields = AUTH_SETTINGS[provider]
  const secretNames = fields.filter(({ secret }) => secret).map(({ name }) => name)
  const secrets = { ...kept.secrets }
  for (const name of secretNames) {
    const text = change[name]
    if (text === null) delete secrets[name]
    if (typeof text === 'string') secrets[name] = { sealed: seal(text), savedAt: at.toISOString() }
  }
  const open = fields.filter(({ secret }) => !secret)
  const settings = merged(open, kept.settings, change)
  const broken = unreadableCertificate(provider, change)
  if (broken !== undefined)
    throw fieldError({ field: `settings.${broken}`, message: "it isn't a certificate that can be read" })
  if (typeof change.metadataXml === 'string') refuseUnreadableMetadata(change.metadataXml, at)
  const fault = settingsFault(provider, settings, Object.keys(secrets))
  if (fault) throw fieldError({ field: ['settings', ...fault.path].join('.'), message: fault.message })
  return { settings, secrets }
}

const refuseUnreadableMetadata = (xml: string, now: Date): void => {
  try {
    readSamlMetadata(xml, now)
  } catch (error) {
    if (!(error instanceof DescriptionFault)) throw error
    throw new ApiError(400, `The metadata can't be read: ${error.message}`, 'settings.metadataXml')
  }
}

const merged = (fields: readonly SettingField[], kept: Settings, change: Settings): Settings => {
  const result: Record<string, unknown> = {}
  for (const { name, type, fields: inner = [] } of fields) {
    const [before, after] = [kept[name], change[name]]
    const value =
      type === 'group' && isRecord(after)
        ? merged(inner, isRecord(before) ? before : {}, after)
        : after === undefined
          ? before
          : after
    if (value !== undefined && value !== null) result[name] = value
  }
  return result
}
