import { setTimeout as pause } from 'node:timers/promises'
import type { SignInTest } from '@edconsole/console-core/contract'
import { openLadder } from '../../network/step-ladder.ts'
import type { ServerContext } from '../../server-context.ts'
import type { FederatedAuthentication } from '../federated/federated-identity.ts'
import { connectLdap } from '../ldap/connect-ldap.ts'
import { findPerson, type LdapCredentials } from '../ldap/find-person.ts'
import { ldapIdentityOf } from '../ldap/ldap-identity.ts'
import { ldapSettingsOf } from '../ldap/ldap-settings.ts'
import { runTest } from './end-test.ts'
import { stepsOf } from './test-ladder.ts'

/** A guess costs as much as at a sign-in. */
const TEST_MS = 250

/** Signs in at a directory server over a connection of its own. The password goes nowhere else. */
export const testLdap = async (
  { db, now, secrets, allowLoopback, network }: ServerContext,
  authentication: FederatedAuthentication,
  credentials: LdapCredentials,
): Promise<SignInTest> => {
  const earliest = pause(TEST_MS)
  const settings = ldapSettingsOf(authentication, secrets)
  const [isDirect, isPlain] = [settings.userDnPattern !== null, settings.security === 'none']
  const steps = stepsOf('ldap').filter((step) => !isDirect || step !== 'serviceBind')
  const ladder = openLadder(isDirect ? steps.toSorted(passwordFirst) : steps)
  const test = await runTest(
    { db, now },
    {
      authentication,
      ladder,
      work: async ({ claims }) => {
        const connection = await connectLdap(settings, Object.assign({ allowLoopback }, network), ladder.pass)
        try {
          if (isPlain) ladder.note('tls', 'Not encrypted. Passwords can be read on the way.')
          const person = await findPerson(connection, settings, credentials, { report: ladder.pass })
          const identity = ldapIdentityOf(person, settings)
          claims(identity.claims)
          ladder.pass('claims')
          return identity
        } finally {
          connection.close()
        }
      },
    },
  )
  await earliest
  return test
}

/** Without a search account, the user signs in before the search for their entry. */
const passwordFirst = (one: string, other: string): number =>
  one === 'userBind' && other === 'search' ? -1 : one === 'search' && other === 'userBind' ? 1 : 0
