import { z } from 'zod'
import type { AuthProvider } from '../lists/auth-providers.ts'
import { date, isSingleLine, SINGLE_LINE, whole } from '../validation/fields.schema.ts'
import { AUTH_SETTINGS } from './auth-settings.ts'
import type { SettingField, SettingFormat } from './setting-field.ts'

const TEXT_MAX = 500
const LONG_MAX = 100_000
const LIST_MAX = 50

/** The settings of a new authentication, whole. */
export const newSettingsSchema = (provider: AuthProvider) =>
  z.strictObject(shapeOf(AUTH_SETTINGS[provider], true)).superRefine((settings, context) => {
    const fault = settingsFault(provider, settings)
    if (fault) context.addIssue({ code: 'custom', path: [...fault.path], message: fault.message })
  })

/** Some settings of an authentication that is there: absent stays as it is, null goes back to the default. */
export const settingsChangeSchema = (provider: AuthProvider) => settingFieldsSchema(AUTH_SETTINGS[provider])

/**
 * Some of these settings, outside of the group that they stand in or as a server described them: what a form of them is
 * checked by.
 */
export const settingFieldsSchema = (fields: readonly SettingField[]) => z.strictObject(shapeOf(fields, false))

const shapeOf = (fields: readonly SettingField[], whole: boolean): Record<string, z.ZodType> =>
  Object.fromEntries(
    fields.map((field) => {
      const must = whole && field.required && field.default === null && field.unless === undefined
      return [field.name, must ? ruleOf(field) : ruleOf(field).nullable().optional()]
    }),
  )

const ruleOf = (field: SettingField): z.ZodType => {
  const { type, max, required, options = {}, fields = [] } = field
  if (type === 'boolean') return z.boolean()
  if (type === 'integer') return wholeNumber(field)
  if (type === 'choice') return z.enum(Object.keys(options))
  if (type === 'date') return date
  if (type === 'group') return z.strictObject(shapeOf(fields, false))
  if (type === 'list')
    return z
      .array(textOf(field, LONG_MAX))
      .min(required ? 1 : 0, 'it must hold at least one')
      .max(LIST_MAX)
  return textOf(field, max ?? (type === 'multiline' ? LONG_MAX : TEXT_MAX))
}

const textOf = ({ type, format, secret }: SettingField, max: number): z.ZodType => {
  // A secret is kept as it was typed: a space at its end may be part of it.
  const lines = (secret ? z.string() : z.string().trim()).min(1, "it can't be empty").max(max)
  const text =
    type === 'multiline' || format === 'certificate' ? lines : lines.refine(isSingleLine, SINGLE_LINE)
  if (!format) return text
  const { holds, message } = SETTING_FORMATS[format]
  const isNamed = type === 'list' && format !== 'certificate'
  return text.refine(holds, isNamed ? { error: ({ input }) => faultOf(String(input), message) } : message)
}

const NAMED_MAX = 60

/** The message about one of several entries, with the entry in place of "it". */
const faultOf = (entry: string, message: string): string =>
  `“${entry.length > NAMED_MAX ? `${entry.slice(0, NAMED_MAX)}…` : entry}”${message.slice('it'.length)}`

const wholeNumber = ({ min = 0, max = Number.MAX_SAFE_INTEGER, orZero }: SettingField): z.ZodType => {
  if (!orZero) return whole(min, max)
  const isWithin = (value: number): boolean => value === 0 || (value >= min && value <= max)
  return whole(0, max).refine(isWithin, `it must be 0, or from ${min} to ${max}`)
}

type Rule = { readonly holds: (text: string) => boolean; readonly message: string }

const HOST = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/i
const DOMAIN = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i
const GUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** Values may hold commas that are escaped or in quotes. */
const DN_PART = String.raw`\s*(?:[a-z][a-z0-9-]*|\d+(?:\.\d+)*)\s*=(?:\\.|"(?:\\.|[^"\\])*"|[^"\\,])+`
const DN = new RegExp(`^${DN_PART}(?:,${DN_PART})*$`, 'i')
const PEM = /^-----BEGIN CERTIFICATE-----\s+[A-Za-z0-9+/=\s]{40,}\s*-----END CERTIFICATE-----$/

/** The rules behind the formats. Messages finish the sentence `'field' is not valid: …`. */
const SETTING_FORMATS: Readonly<Record<SettingFormat, Rule>> = {
  host: { holds: (text) => HOST.test(text), message: 'it must be a host name such as ldap.example.org' },
  domain: { holds: (text) => DOMAIN.test(text), message: 'it must be a domain such as example.org' },
  address: { holds: isAddress, message: 'it must be an address that starts with https://' },
  guid: {
    holds: (text) => GUID.test(text),
    message: 'it must be an ID of 32 hexadecimal digits in five groups',
  },
  tenant: {
    holds: (text) => GUID.test(text) || DOMAIN.test(text),
    message: 'it must be a directory ID or a domain',
  },
  cleverId: {
    holds: (text) => /^[0-9a-f]{24}$/i.test(text),
    message: 'it must have 24 digits and letters a to f',
  },
  certificate: { holds: (text) => PEM.test(text), message: 'it must be one certificate in PEM format' },
  userFilter: {
    holds: (text) => /^\(.*\{username\}.*\)$/s.test(text),
    message: 'it must be in parentheses and contain {username}',
  },
  userDn: {
    holds: (text) => /^[a-z][a-z0-9-]*=[^{}]*\{username\}[^{}]*$/i.test(text),
    message: 'it must be a DN that contains {username}, such as uid={username},ou=people,dc=example,dc=org',
  },
  dn: {
    holds: (text) => DN.test(text),
    message: 'it must be a DN such as ou=people,dc=example,dc=org',
  },
  network: {
    holds: isNetwork,
    message:
      'it must be an IP address or a network, from /8 for IPv4 and /32 for IPv6, such as 203.0.113.0/24',
  },
}

/** Other than the address of an SIS it may have a query: identity providers name tenants in it. */
function isAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, username, password, hash } = new URL(text)
  return protocol === 'https:' && username === '' && password === '' && hash === ''
}

const ADDRESS = z.union([z.ipv4(), z.ipv6()])
const NETWORK = z.union([z.cidrv4(), z.cidrv6()])

/** Wider networks belong to many parties: allowing one would lift the limit for much of the internet. */
function isNetwork(text: string): boolean {
  if (ADDRESS.safeParse(text).success) return true
  const prefix = Number(text.split('/')[1])
  return NETWORK.safeParse(text).success && prefix >= (text.includes(':') ? 32 : 8)
}

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
  return name === undefined ? undefined : { path: [name], message: 'it is required' }
}

/** Names of the settings that must be given before anyone can be sent to the provider. */
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
    ? { path: ['confirmNoEncryption'], message: 'enter the host name again to connect without encryption' }
    : undefined

const isGiven = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)
