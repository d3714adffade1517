import { AUTH_SETTINGS, effectiveSettings } from '@edconsole/console-core/contract'
import { z } from 'zod'
import type { Secrets } from '../../secrets/secrets.ts'
import type { FederatedAuthentication } from '../federated/federated-identity.ts'

const text = z.string().nullable()

const ldapSettings = z.object({
  host: z.string(),
  port: z.int(),
  security: z.enum(['ldaps', 'startTls', 'none']),
  baseDn: text,
  bindDn: text,
  userDnPattern: text,
  userFilter: z.string(),
  usernameAttribute: text,
  emailAttribute: z.string(),
  firstNameAttribute: z.string(),
  lastNameAttribute: z.string(),
  staffIdAttribute: text,
  uniqueIdAttribute: z.enum(['objectGUID', 'entryUUID']),
  groupBaseDn: text,
  groupFilter: text,
  memberAttribute: text,
  searchScope: z.enum(['sub', 'one']),
  connectTimeoutMs: z.int(),
  readTimeoutMs: z.int(),
  caCertificatePem: text,
})

/** What is known of a directory server, with the password of the entry that searches it. */
export type LdapSettings = z.infer<typeof ldapSettings> & { readonly bindPassword: string | null }

/** Reads the settings of an LDAP authentication, which were checked when they were saved. */
export const ldapSettingsOf = (
  { settings, secrets }: Pick<FederatedAuthentication, 'settings' | 'secrets'>,
  { open }: Pick<Secrets, 'open'>,
): LdapSettings => {
  const known = ldapSettings.parse(effectiveSettings(AUTH_SETTINGS.ldap, settings))
  const sealed = secrets.bindPassword?.sealed
  return Object.assign(known, { bindPassword: sealed === undefined ? null : open(sealed) })
}
