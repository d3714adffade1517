import { describe, expect, it } from 'vitest'
import { AUTH_PROVIDERS, type AuthProvider } from '../lists/auth-providers.ts'
import { AUTH_SETTINGS } from './auth-settings.ts'
import { effectiveSettings } from './password-rules.ts'
import type { SettingField } from './setting-field.ts'
import { missingSettings, settingsChangeSchema } from './settings.schema.ts'

const PROVIDERS = Object.keys(AUTH_PROVIDERS) as AuthProvider[]
const namesOf = (fields: readonly SettingField[]) => fields.map(({ name }) => name)
const eachField = (fields: readonly SettingField[]): readonly SettingField[] =>
  fields.flatMap((field) => [field, ...eachField(field.fields ?? [])])

describe.each(PROVIDERS)('what %s needs to know', (provider) => {
  const fields = AUTH_SETTINGS[provider]

  it('stands once for each name, with words for people', () => {
    expect(new Set(namesOf(fields)).size).toBe(fields.length)
    for (const { label, help } of eachField(fields))
      expect([label, help]).toEqual([/\w/, /\w.*\.$/].map(matching))
  })

  it('begins with defaults that its own rules take', () => {
    const defaults = effectiveSettings(fields, {})
    expect(settingsChangeSchema(provider).safeParse(defaults).error?.issues).toBe(undefined)
    for (const { type, options = {}, default: initially } of eachField(fields))
      if (type === 'choice') expect(Object.keys(options)).toContain(initially)
  })

  it('refuses what it does not know', () => {
    expect(settingsChangeSchema(provider).safeParse({ anything: 1 }).success).toBe(false)
  })

  it('keeps secrets out of what takes effect', () => {
    const secrets = namesOf(fields.filter(({ secret }) => secret))
    const saved = Object.fromEntries(secrets.map((name) => [name, 'hidden']))
    expect(JSON.stringify(effectiveSettings(fields, saved))).not.toContain('hidden')
  })
})

const matching = (pattern: RegExp) => expect.stringMatching(pattern)

it.each<[AuthProvider, string[]]>([
  ['ldap', ['host', 'baseDn', 'bindDn', 'bindPassword']],
  ['saml', ['idpEntityId', 'ssoUrl', 'idpCertificates']],
  ['azure', ['tenantId', 'applicationId', 'clientSecret']],
  ['google', ['clientId', 'clientSecret', 'hostedDomains']],
  ['clever', ['cleverDistrictId']],
  ['classlink', ['tenantId']],
  ['illuminate', []],
  ['illuminate_google', ['hostedDomains']],
])('%s cannot be used without %j', (provider, names) => {
  expect(missingSettings(provider, {}, [])).toEqual(names)
})

it.each([['metadataUrl'], ['metadataXml']])('SAML reads the rest from %s', (name) => {
  expect(missingSettings('saml', { [name]: 'x' }, [])).toEqual([])
})

it('[domain 7.1] PKCE is accepted for every OpenID provider and shown for those that support it', () => {
  const pkceOf = (provider: AuthProvider) => AUTH_SETTINGS[provider].find(({ name }) => name === 'pkce')
  const having = PROVIDERS.filter((provider) => pkceOf(provider) !== undefined)
  expect(having.toSorted()).toEqual(['azure', 'classlink', 'clever', 'google', 'illuminate_google'])
  expect(having.filter((provider) => pkceOf(provider)?.isHidden !== true)).toEqual([
    'azure',
    'google',
    'illuminate_google',
  ])
})

it.each([
  ['people', false],
  ['ou=people,', false],
  ['ou=people,dc=example,dc=org', true],
  ['OU=Smith\\, Jones , 2.5.4.11="a, b",DC=example', true],
])('[domain 7.1] LDAP takes “%s” as base DN: %s', (baseDn, isTaken) => {
  expect(settingsChangeSchema('ldap').safeParse({ baseDn }).success).toBe(isTaken)
})

it('[domain 7.1] takes any name as bind DN: directories take user@domain too', () => {
  expect(settingsChangeSchema('ldap').safeParse({ bindDn: 'fern@example.org' }).success).toBe(true)
})

it('of several domains, the one that is wrong is named', () => {
  const hostedDomains = ['example.org', 'students', 'example.com']
  expect(settingsChangeSchema('google').safeParse({ hostedDomains }).error?.issues).toMatchObject([
    { path: ['hostedDomains', 1], message: '“students” must be a domain such as example.org' },
  ])
})

it('R35 a secret that was saved is not missing', () => {
  expect(
    missingSettings('google', { clientId: 'x', hostedDomains: ['example.org'] }, ['clientSecret']),
  ).toEqual([])
})

it('R33 what was saved comes before the default, group by group', () => {
  const { accountLocking, selfServiceReset } = effectiveSettings(AUTH_SETTINGS.illuminate, {
    accountLocking: { maxFailedAttempts: 5, lockType: null, lockDurationMinutes: '9' },
  })
  expect(selfServiceReset).toBe(false)
  expect(accountLocking).toMatchObject({
    maxFailedAttempts: 5,
    lockType: 'temporary',
    lockDurationMinutes: 15,
  })
})
