import type { Db, Secrets } from '@edconsole/console-server/internal'
import { DEMO_PASSWORD } from '../seed/demo-accounts.ts'
import { demoKey } from './demo-key.ts'
import { leadAuthentication, onPort } from './lead-authentication.ts'
import { type Directory, startDirectory } from './start-directory.ts'

/** Ironwood Mesa, whose people sign in with LDAP. */
const DISTRICT = 416
const PORT = 4397
const BASE = 'ou=people,dc=ironwood-mesa,dc=example,dc=org'
const SERVICE = `cn=console,${BASE}`

/** Starts the directory of the demo on this machine, encrypted, and leads the district's sign-in there. */
export const startDemoDirectory = async (db: Db, secrets: Secrets): Promise<Directory> => {
  const { privateKey: key, certificate } = demoKey('localhost')
  const bindPassword = `Demo bindPassword of ${DISTRICT}`
  const person = (uid: string, [givenName, sn]: readonly [string, string]) => ({
    dn: `uid=${uid},${BASE}`,
    password: DEMO_PASSWORD,
    attributes: {
      objectClass: 'person',
      uid,
      mail: `${uid}@example.org`,
      givenName,
      sn,
      entryUUID: `ironwood-${uid}`,
    },
  })
  const entries = [
    { dn: SERVICE, password: bindPassword, attributes: { objectClass: 'device', cn: 'console' } },
    person('ironwood', ['Paul', 'Lindqvist']),
    person('stranger', ['Nils', 'Fremd']),
  ]
  const directory = await onPort(PORT, (port) =>
    startDirectory({ baseDn: BASE, entries, security: 'ldaps', key, certificate, port }),
  )
  await leadAuthentication(db, {
    districtId: DISTRICT,
    provider: 'ldap',
    isOwn: ({ host }) => host === 'localhost' || host === 'ldap.ironwood-mesa.example.org',
    secrets: { bindPassword: { sealed: secrets.seal(bindPassword), savedAt: new Date().toISOString() } },
    settings: {
      host: 'localhost',
      port: directory.port,
      security: 'ldaps',
      baseDn: BASE,
      bindDn: SERVICE,
      userFilter: '(&(objectClass=person)(uid={username}))',
      uniqueIdAttribute: 'entryUUID',
      caCertificatePem: certificate,
    },
  })
  return directory
}
