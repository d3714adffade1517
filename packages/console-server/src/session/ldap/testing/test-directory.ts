import { createHash, generateKeyPairSync } from 'node:crypto'
import {
  type Directory,
  type DirectoryEntry,
  type DirectoryOptions,
  startDirectory,
} from '@edconsole/console-demo/identity-providers'
import { selfSignedCertificate } from '../../../secrets/self-signed-certificate.ts'
import { connectLdap } from '../connect-ldap.ts'
import { findPerson } from '../find-person.ts'
import { LdapFault } from '../ldap-fault.ts'
import { ldapIdentityOf } from '../ldap-identity.ts'
import { type LdapSettings, ldapSettingsOf } from '../ldap-settings.ts'
import { startSlapd } from './start-slapd.ts'

export const BASE = 'ou=people,dc=example,dc=org'

/** The entry that searches. */
export const SERVICE = {
  dn: `cn=console,${BASE}`,
  password: 'service-password',
  attributes: { objectClass: ['applicationProcess', 'simpleSecurityObject'], cn: 'console' },
} as const satisfies DirectoryEntry

/** The entry of a person whose password is `password of <uid>`. */
export const directoryPerson = (uid: string, more: object = {}) => ({
  dn: `uid=${uid},${BASE}`,
  password: `password of ${uid}`,
  attributes: Object.assign(
    {
      objectClass: ['person', 'organizationalPerson', 'inetOrgPerson', 'extensibleObject'],
      uid,
      cn: uid,
      mail: `${uid}@example.org`,
      givenName: 'Rosa',
      sn: 'Lind',
      entryUUID: entryUuid(uid),
    },
    more,
  ),
})

export const entryUuid = (uid: string): string => {
  const hex = createHash('sha256').update(uid).digest('hex')
  return [
    [0, 8],
    [8, 12],
    [12, 16],
    [16, 20],
    [20, 32],
  ]
    .map(([from, to]) => hex.slice(from, to))
    .join('-')
}

/** A new certificate of `localhost` that signs itself, with its key. */
export const localhostCertificate = (from: string, to: string) => {
  const { privateKey } = generateKeyPairSync('ed25519')
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    certificate: selfSignedCertificate({
      name: 'localhost',
      privateKey,
      from: new Date(from),
      to: new Date(to),
    }),
  }
}

/** Starts the directory of the tests: `slapd` where `pnpm test:ldap` says so, otherwise the one of the demo. */
export const startTestDirectory = (options: DirectoryOptions): Promise<Directory> => {
  const { CONSOLE_TEST_SLAPD: slapd } = process.env
  return slapd ? startSlapd(slapd, options) : startDirectory(options)
}

const SETTINGS = {
  host: 'localhost',
  security: 'none',
  baseDn: BASE,
  bindDn: SERVICE.dn,
  userFilter: '(&(objectClass=person)(uid={username}))',
  uniqueIdAttribute: 'entryUUID',
} as const

/** What an administrator enters for the directory at a port. */
export const enteredSettings = (port: number): object =>
  Object.assign({ port, confirmNoEncryption: 'localhost', bindPassword: SERVICE.password }, SETTINGS)

/** The same as it is stored and read. */
export const settingsFor = (port: number, over: object = {}): LdapSettings => {
  const settings = Object.assign({ port, readTimeoutMs: 5000 }, SETTINGS, over)
  const secrets = { bindPassword: { sealed: SERVICE.password, savedAt: '' } }
  return ldapSettingsOf({ settings, secrets }, { open: (sealed) => sealed })
}

export const localhost = {
  allowLoopback: true,
  resolve: async () => [{ address: '127.0.0.1', family: 4 }],
}

/** Signs a person in over a new connection, and returns the completed steps. */
export const signInAt = async (settings: LdapSettings, username: string, password: string) => {
  const steps: string[] = []
  const report = (step: string) => steps.push(step)
  const connection = await connectLdap(settings, localhost, report)
  try {
    const found = await findPerson(connection, settings, { username, password }, { report })
    return { steps, identity: ldapIdentityOf(found, settings) }
  } finally {
    connection.close()
  }
}

/** At which step signing in failed, and how; whatever else happened as it is. */
export const faultOf = async (signing: Promise<unknown>): Promise<unknown> => {
  const error = await signing.then(
    () => undefined,
    (fault: unknown) => fault,
  )
  return error instanceof LdapFault ? `${error.step}: ${error.kind}` : error
}
