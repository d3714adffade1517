import { isIP, type LookupFunction, connect as openSocket, type Socket } from 'node:net'
import { connect as openTls } from 'node:tls'
import type { SignInStep } from '@edconsole/console-core/contract'
import { Client } from 'ldapts'
import { networkErrorFrom } from '../../network/network-error.ts'
import { publicAddressesOf, type ResolvedAddress } from '../../network/public-address.ts'
import type { Network } from '../../network/web-client.ts'
import { LdapFault } from './ldap-fault.ts'
import type { LdapSettings } from './ldap-settings.ts'
import { requestStartTls } from './start-tls.ts'

/** What one sign-in may bring along; a person's entry has a few hundred bytes. */
const ANSWER_MAX = 256 * 1024
/** A message has 7 bytes at least. */
const PIECE_MAX = 4096

/** A connection to a directory server. */
export type LdapConnection = {
  readonly client: Client
  readonly isOpen: () => boolean
  /** Counts what the server sends from now on; too much ends the connection. */
  readonly beginAnswer: () => void
  /** Whether the server sent too much. */
  readonly isTooBig: () => boolean
  readonly close: () => void
}

type Reached = Pick<Network, 'allowLoopback' | 'privateNetworks' | 'resolve' | 'ca'>

/** Told of each step that is done. */
export type ReportStep = (step: SignInStep) => void

/**
 * Connects to a directory server at a public address, encrypted unless the settings say otherwise. The address that was
 * judged is the one that is connected to.
 * @throws LdapFault
 */
export const connectLdap = async (
  settings: LdapSettings,
  network: Reached,
  report: ReportStep = () => {},
): Promise<LdapConnection> => {
  const { host, port, security, connectTimeoutMs, readTimeoutMs } = settings
  let step: SignInStep = 'resolve'
  let socket: Socket | undefined
  const opening = async (): Promise<Socket> => {
    const addresses = await publicAddressesOf(host, network)
    report(step)
    step = 'connect'
    socket = await connected(openSocket({ host, port, lookup: among(addresses) }), 'connect')
    socket.setNoDelay()
    report(step)
    if (security === 'none') return socket
    step = 'tls'
    if (security === 'startTls' && !(await requestStartTls(socket))) throw new LdapFault(step, 'noStartTls')
    const ca = settings.caCertificatePem ?? network.ca
    const secure = await connected(
      openTls({
        socket,
        host,
        ...(isIP(host) ? {} : { servername: host }),
        ...(ca === undefined ? {} : { ca }),
        minVersion: 'TLSv1.2',
      }),
      'secureConnect',
    )
    report(step)
    return secure
  }
  try {
    const ready = await within(connectTimeoutMs, opening())
    return overSocket(ready, readTimeoutMs)
  } catch (error) {
    socket?.destroy()
    if (error instanceof LdapFault) throw error
    throw new LdapFault(step, error instanceof TooLate ? 'noAnswer' : networkErrorFrom(error).fault)
  }
}

const overSocket = (socket: Socket, timeout: number): LdapConnection => {
  let bytes = 0
  const push = socket.push.bind(socket)
  // The library calls itself for each message of a piece: many tiny ones in a big piece would exhaust the stack, and with it
  // end the server.
  socket.push = (piece: unknown, encoding?: BufferEncoding) => {
    if (!(piece instanceof Buffer)) return push(piece, encoding)
    bytes += piece.length
    if (bytes > ANSWER_MAX) {
      socket.destroy()
      return false
    }
    let goesOn = true
    for (let at = 0; at < piece.length && !socket.destroyed; at += PIECE_MAX)
      goesOn = push(piece.subarray(at, at + PIECE_MAX))
    return goesOn
  }
  const client = new Client({ url: 'ldap://directory.invalid', timeout, createConnection: () => socket })
  return {
    client,
    isOpen: () => !socket.destroyed && socket.readable && socket.writable,
    beginAnswer: () => {
      bytes = 0
    },
    isTooBig: () => bytes > ANSWER_MAX,
    close: () => socket.destroy(),
  }
}

const connected = <Opened extends Socket>(socket: Opened, event: 'connect' | 'secureConnect') =>
  new Promise<Opened>((resolve, reject) => {
    socket.once('error', reject)
    socket.once('close', () => reject(new Error('The connection was closed')))
    socket.once(event, () => {
      socket.removeListener('error', reject)
      // Without a listener, an error between two operations would end the server.
      socket.on('error', () => {})
      resolve(socket)
    })
  })

class TooLate extends Error {}

const within = async <T>(ms: number, opening: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TooLate()), ms)
  })
  try {
    return await Promise.race([opening, tooLate])
  } finally {
    clearTimeout(timer)
    // After the timeout, no one else handles its rejection.
    opening.catch(() => {})
  }
}

const among =
  (addresses: readonly ResolvedAddress[]): LookupFunction =>
  (_name, options, callback) => {
    const [first] = addresses
    if (options.all) callback(null, [...addresses])
    else callback(null, first?.address ?? '', first?.family)
  }
