import { connect, createServer as createTcpServer, type Server, type Socket } from 'node:net'
import { createSecureContext, TLSSocket } from 'node:tls'
import ldap, { type Server as LdapServer } from 'ldapjs'

/** An entry in a directory: its attributes by name, and the password. */
export type DirectoryEntry = {
  readonly dn: string
  readonly password?: string
  /** Why even the right password is refused, as the server words it. */
  readonly refusal?: string
  /** The address of another server that is responsible for what is here and below. */
  readonly referral?: string
  readonly attributes: Readonly<Record<string, string | Buffer | readonly string[]>>
}

export type DirectoryOptions = {
  readonly baseDn: string
  readonly entries: readonly DirectoryEntry[]
  /** Whether the connection is encrypted, and how. Default: not. */
  readonly security?: 'ldaps' | 'startTls'
  readonly key?: string
  readonly certificate?: string
  /** A free one if absent. */
  readonly port?: number
  /** The address of this machine to listen at. Default: 127.0.0.1. */
  readonly address?: string
}

export type Directory = {
  readonly port: number
  /** DNs that clients tried to bind as. */
  readonly binds: readonly string[]
  /** Filters that were searched with. */
  readonly searches: readonly string[]
  readonly close: () => Promise<void>
}

/** Starts a directory server on this machine that knows bind and search. Only entries with a password may search. */
export const startDirectory = async (options: DirectoryOptions): Promise<Directory> => {
  const { baseDn, entries, security, key = '', certificate = '', port = 0, address = '127.0.0.1' } = options
  const server = ldap.createServer(security === 'ldaps' ? { key, certificate } : {})
  const [binds, searches]: [string[], string[]] = [[], []]
  const connections = new Set<Socket>()
  const find = (dn: string) => entries.find((entry) => sameDn(entry.dn, dn))

  server.bind('', (request: Bind, response: Answer, next: Next) => {
    const dn = request.dn.toString()
    binds.push(dn)
    connections.add(request.connection)
    const { credentials } = request
    // As servers do unless configured otherwise: an empty password binds anonymously.
    const entry = find(dn)
    if (credentials !== '' && entry?.password !== credentials) return next(new ldap.InvalidCredentialsError())
    if (entry?.refusal !== undefined) {
      response.diagnosticMessage = entry.refusal
      return next(new ldap.InvalidCredentialsError())
    }
    response.end()
    return next()
  })
  server.search(baseDn, (request: Search, response: Answer, next: Next) => {
    searches.push(request.filter.toString())
    const who = request.connection.ldap.bindDN.toString()
    if (find(who)?.password === undefined) return next(new ldap.InsufficientAccessRightsError())
    const base = request.dn.toString()
    const elsewhere = entries.find((entry) => entry.referral !== undefined && isAtOrBelow(base, entry.dn))
    if (elsewhere) {
      response.referrals.push(elsewhere.referral ?? '')
      return next(new ldap.ReferralError())
    }
    const below = entries.filter(({ dn }) => isAtOrBelow(dn, base))
    for (const { referral } of below)
      if (referral !== undefined) response.send(response.createSearchReference([referral]))
    const found = below.filter(
      (entry) => entry.referral === undefined && request.filter.matches(comparable(entry)),
    )
    // The library would leave out attributes whose names have capitals; clients ask for what they know.
    response.attributes = ['*']
    for (const { dn, attributes } of found.slice(0, request.sizeLimit || found.length))
      response.send({ dn, attributes })
    if (request.sizeLimit > 0 && found.length > request.sizeLimit)
      return next(new ldap.SizeLimitExceededError())
    response.end()
    return next()
  })
  const isPlain = security !== 'startTls'
  const plainPort = await listen(server, isPlain ? { port, address } : { port: 0, address: '127.0.0.1' })
  const front = isPlain ? undefined : await startUpgrade(plainPort, { key, certificate, port, address })
  return {
    port: front?.port ?? plainPort,
    binds,
    searches,
    close: async () => {
      await front?.close()
      for (const connection of connections) connection.destroy()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

type Next = (error?: object) => void
type Bind = {
  readonly dn: { toString(): string }
  readonly credentials: string
  readonly connection: Socket
}
type Search = {
  readonly dn: { toString(): string }
  readonly sizeLimit: number
  readonly filter: { toString(): string; matches(attributes: object): boolean }
  readonly connection: { readonly ldap: { readonly bindDN: { toString(): string } } }
}
type Reference = object
type Answer = {
  attributes: string[]
  diagnosticMessage: string
  readonly referrals: string[]
  send(entry: { dn: string; attributes: object } | Reference): void
  createSearchReference(addresses: readonly string[]): Reference
  end(): void
}

type Place = { readonly port: number; readonly address: string }

const listen = async (server: LdapServer, { port, address }: Place): Promise<number> => {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, address, resolve)
  })
  return Number(new URL(server.url).port)
}

const plain = (dn: string): string => dn.toLowerCase().replace(/\s*,\s*/g, ',')
const sameDn = (one: string, other: string): boolean => plain(one) === plain(other)
const isAtOrBelow = (dn: string, base: string): boolean =>
  sameDn(dn, base) || plain(dn).endsWith(`,${plain(base)}`)

/** The filters of the library compare texts as they stand in a filter, and need to know what kind of entry it is. */
const comparable = ({ attributes }: DirectoryEntry): Record<string, readonly string[]> =>
  Object.fromEntries([
    ['objectClass', ['top']],
    ['objectclass', ['top']],
    ...Object.entries(attributes).map(([name, value]) => {
      const texts = Buffer.isBuffer(value) ? [value.toString('hex')] : [value].flat()
      return [name, texts.flatMap((text) => [text, escapedForFilter(text)])] as const
    }),
  ])

const escapedForFilter = (text: string): string =>
  text.replace(/[\\*()\0]/g, (one) => `\\${one.charCodeAt(0).toString(16).padStart(2, '0')}`)

const STARTTLS = '1.3.6.1.4.1.1466.20037'
/** An extended response with message ID 1: success. */
const AGREED = Buffer.from([
  0x30, 0x0c, 0x02, 0x01, 0x01, 0x78, 0x07, 0x0a, 0x01, 0x00, 0x04, 0x00, 0x04, 0x00,
])

type Upgrade = Place & { readonly key: string; readonly certificate: string }

/** Stands before a plain server: takes the request for StartTLS, and passes on what comes encrypted. */
const startUpgrade = async (plainPort: number, { key, certificate, port, address }: Upgrade) => {
  const sockets = new Set<Socket>()
  const secureContext = createSecureContext({ key, cert: certificate })
  const server = createTcpServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
    socket.once('data', (request) => {
      // The library knows no StartTLS, so nothing else is answered before it.
      if (!request.includes(STARTTLS)) return socket.destroy()
      socket.write(AGREED)
      const secure = new TLSSocket(socket, { isServer: true, secureContext })
      const inner = connect(plainPort, '127.0.0.1')
      secure.on('error', () => inner.destroy()).on('close', () => inner.destroy())
      inner.on('error', () => secure.destroy()).on('close', () => secure.destroy())
      secure.pipe(inner).pipe(secure)
    })
  })
  await new Promise<void>((resolve) => server.listen(port, address, resolve))
  return {
    port: portOf(server),
    close: () =>
      new Promise<void>((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}

const portOf = (server: Server): number => {
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}
