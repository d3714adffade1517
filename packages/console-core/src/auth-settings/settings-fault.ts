import type { AuthProvider } from '../lists/auth-providers.ts'
import { AUTH_SETTINGS } from './auth-settings.ts'

export type SettingsFault = { readonly path: readonly string[]; readonly message: string }

type Settings = Readonly<Record<string, unknown>>

/**
 * What the settings of a provider lack, or where two of them do not agree. Each by itself is checked by the schema.
 * @param kept secrets that were saved before and need not be sent again (R35)
 */
export const settingsFault = (
  provider: AuthProvider,
  settings: Settings,
  kept: readonly string[] = [],
): SettingsFault | undefined => missingSetting(provider, settings, kept) ?? disagreement(provider, settings)

const missingSetting = (
  provider: AuthProvider,
  settings: Settings,
  kept: readonly string[],
): SettingsFault | undefined => {
  const [name] = missingSettings(provider, settings, kept)
  return name === undefined ? undefined : { path: [name], message: 'it is missing' }
}

/** Names of what must be given before anybody can be sent to the provider. */
export const missingSettings = (
  provider: AuthProvider,
  settings: Settings,
  kept: readonly string[],
): readonly string[] =>
  AUTH_SETTINGS[provider]
    .filter(
      ({ name, required, default: initially, unless = [] }) =>
        required &&
        initially === null &&
        !kept.includes(name) &&
        !isGiven(settings[name]) &&
        !unless.some((other) => isGiven(settings[other])),
    )
    .map(({ name }) => name)

const disagreement = (provider: AuthProvider, settings: Settings): SettingsFault | undefined =>
  provider === 'ldap' && settings.security === 'none' && settings.confirmNoEncryption !== settings.host
    ? { path: ['confirmNoEncryption'], message: 'type the host name once more to go without encryption' }
    : undefined

const isGiven = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)
