/**
 * Signs a person in at a directory in a private network, in a process that has such a network to itself: first without telling
 * the server about the network, then with. Prints both outcomes.
 */
import { startDirectory } from '@edconsole/console-demo/identity-providers'
import { privateNetworksIn } from '../../../settings/private-networks.ts'
import { connectLdap } from '../connect-ldap.ts'
import { findPerson } from '../find-person.ts'
import { BASE, directoryPerson, faultOf, SERVICE, settingsFor } from './test-directory.ts'

const [, , address = ''] = process.argv

const directory = await startDirectory({ baseDn: BASE, entries: [SERVICE, directoryPerson('rosa')], address })
const settings = settingsFor(directory.port, { host: address })
const signIn = async (listed: string | undefined): Promise<string> => {
  const network = { allowLoopback: false, privateNetworks: privateNetworksIn(listed) }
  const connection = await connectLdap(settings, network)
  try {
    const credentials = { username: 'rosa', password: 'password of rosa' }
    return (await findPerson(connection, settings, credentials)).dn
  } finally {
    connection.close()
  }
}
const refused = await faultOf(signIn(undefined))
const bindsBefore = directory.binds.length
const found = await signIn(process.env.CONSOLE_PRIVATE_NETWORKS)
process.stdout.write(JSON.stringify({ refused, bindsBefore, found }))
await directory.close()
