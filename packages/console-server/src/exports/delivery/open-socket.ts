import { connect, type Socket } from 'node:net'
import { guardedLookup } from '../../network/guarded-lookup.ts'
import { publicAddressesOf } from '../../network/public-address.ts'
import { networkFault } from './network-fault.ts'
import { notReached, type Target } from './receiver.ts'

const CONNECT_MS = 10_000

/**
 * A connection to somebody outside: names that lead into the server's own network are refused, and the address that was
 * judged is the one that is connected to.
 */
export const openSocket = async ({ host, port, network }: Target): Promise<Socket> => {
  try {
    // A socket does not look up what is an address already.
    await publicAddressesOf(host, network)
    return await connected(connect({ host, port, noDelay: true, lookup: guardedLookup(network) }))
  } catch (error) {
    throw networkFault(error)
  }
}

const connected = (socket: Socket): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const late = setTimeout(() => {
      socket.destroy()
      reject(Object.assign(notReached(''), { code: 'ETIMEDOUT' }))
    }, CONNECT_MS)
    socket.once('connect', () => {
      clearTimeout(late)
      socket.removeListener('error', reject)
      resolve(socket)
    })
    socket.once('error', (error) => {
      clearTimeout(late)
      reject(error)
    })
  })
