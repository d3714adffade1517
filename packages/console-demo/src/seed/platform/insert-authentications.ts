import { AUTH_PROVIDERS, type AuthProvider } from '@edconsole/console-core/contract'
import { type Db, json } from '@edconsole/console-server/internal'
import { clientIdOf } from '../client-id-of.ts'
import type { DemoDistrict } from '../demo-districts.ts'
import { daysFrom } from './days-from.ts'
import { makeCertificate } from './make-certificate.ts'

type Draft = {
  districtId: number
  provider: AuthProvider
  test: 'passed' | 'failed' | null
  isEnabled: boolean
}

/** Beside Local, which every client has. Their secrets come later, see `add-provider-secrets.ts`. */
const DRAFTS: readonly Draft[] = [
  { districtId: 412, provider: 'saml', test: 'failed', isEnabled: false },
  { districtId: 413, provider: 'classlink', test: 'passed', isEnabled: true },
  { districtId: 414, provider: 'saml', test: 'passed', isEnabled: true },
  { districtId: 415, provider: 'azure', test: null, isEnabled: false },
  { districtId: 416, provider: 'ldap', test: 'failed', isEnabled: false },
  { districtId: 417, provider: 'clever', test: 'passed', isEnabled: true },
  { districtId: 418, provider: 'google', test: null, isEnabled: true },
  { districtId: 420, provider: 'google', test: null, isEnabled: true },
  { districtId: 420, provider: 'classlink', test: 'passed', isEnabled: true },
  { districtId: 422, provider: 'saml', test: 'passed', isEnabled: true },
  { districtId: 423, provider: 'clever', test: 'passed', isEnabled: true },
  { districtId: 412, provider: 'azure', test: null, isEnabled: false },
]

/** What their clients call them. */
const NAMES: Partial<Record<AuthProvider, string>> = {
  saml: 'District single sign-on',
  azure: 'Staff on Microsoft 365',
  google: 'Google Workspace',
  ldap: 'School directory',
}

export const insertAuthentications = async (
  db: Db,
  drafts: readonly DemoDistrict[],
  now: Date,
): Promise<void> => {
  const rows = DRAFTS.flatMap(({ districtId, provider, test, isEnabled }, index) => {
    const district = drafts.find(({ id }) => id === districtId)
    if (!district) return []
    const made = daysFrom(now, -200 + index)
    return {
      clientId: clientIdOf(districtId),
      provider,
      isEnabled,
      sortOrder: index + 1,
      displayName: NAMES[provider] ?? AUTH_PROVIDERS[provider],
      settings: json(settingsOf(provider, district, now)),
      lastTestedAt: test && daysFrom(now, -9 - index),
      lastTestStatus: test,
      createdAt: made,
      createdBy: 'Ana Silva',
      updatedAt: made,
      updatedBy: 'Ana Silva',
    }
  })
  if (rows.length > 0) await db.insertInto('authentications').values(rows).execute()
}

const settingsOf = (
  provider: AuthProvider,
  { slug, id }: DemoDistrict,
  now: Date,
): Record<string, unknown> => {
  const domain = `${slug}.example.org`
  const known: Partial<Record<AuthProvider, Record<string, unknown>>> = {
    saml: {
      metadataUrl: `https://login.${domain}/saml/metadata`,
      nameIdFormat: 'emailAddress',
      // Where it isn't read from its address, its certificate is about to end.
      ...(id === 412 && {
        idpEntityId: `https://login.${domain}/saml`,
        ssoUrl: `https://login.${domain}/saml/sso`,
        idpCertificates: [
          makeCertificate({ name: `login.${domain}`, from: daysFrom(now, -344), to: daysFrom(now, 21) }),
        ],
        attributeMap: { email: 'mail', firstName: 'givenName', lastName: 'sn', staffId: 'employeeNumber' },
      }),
    },
    classlink: { tenantId: String(2000 + id), matchBy: 'sourcedId' },
    azure: {
      tenantId: domain,
      applicationId: `00000000-0000-4000-8000-000000000${id}`,
      secretExpiresOn: daysFrom(now, 160).toISOString().slice(0, 10),
    },
    ldap: {
      host: `ldap.${domain}`,
      port: 636,
      security: 'ldaps',
      baseDn: `ou=people,dc=${slug},dc=example,dc=org`,
      bindDn: `cn=console,dc=${slug},dc=example,dc=org`,
    },
    clever: { cleverDistrictId: `5f00000000000000000${id}00`.padEnd(24, '0') },
    google: { clientId: `${id}.apps.example.org`, hostedDomains: [domain] },
  }
  return known[provider] ?? {}
}
