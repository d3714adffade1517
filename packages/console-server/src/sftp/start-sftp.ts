import { createServer, type Socket } from 'node:net'
import ssh2, { type AuthContext, type Connection } from 'ssh2'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/schema.ts'
import { type DistrictInbox, makeInbox } from '../inbox/district-inbox.ts'
import type { Secrets } from '../secrets/secrets.ts'
import type { FileStore } from '../storage/file-store.ts'
import { type ConnectionLimits, connectionLimiter } from './connection-limiter.ts'
import { readHostKey } from './host-key.ts'
import { openInboxSession, SFTP_LIMITS, type SftpLimits } from './inbox-session.ts'
import { serveSession } from './serve-session.ts'
import { checkSftpSignIn, type SftpCaller } from './sign-in.ts'

export type SftpOptions = {
  readonly db: Db
  readonly now: Clock
  readonly secrets: Secrets
  readonly store: FileStore
  /** 0 picks a free one. */
  readonly port: number
  /** Address to listen on. Default: all. */
  readonly host?: string | undefined
  readonly limits?: Partial<SftpLimits & ConnectionLimits>
  readonly onError: (error: unknown) => void
}

/** The running SFTP endpoint. */
export type SftpEndpoint = {
  readonly port: number
  readonly fingerprint: string
  /** Ends all connections; files that are still being written are dropped. */
  readonly close: () => Promise<void>
}

/** How long a client may take to sign in. */
const SIGN_IN_MS = 30_000
/** A connection that says nothing for this long ends. */
const SILENT_MS = 5 * 60_000
/** Attempts to sign in per connection; clients offer several public keys. */
const ATTEMPTS = 8

/**
 * Starts the endpoint at which districts deliver files by SFTP: no shell, no commands, no forwarding, one folder per district.
 * @throws if the port can't be used
 */
export const startSftp = async (options: SftpOptions): Promise<SftpEndpoint> => {
  const { db, secrets, port, host, onError } = options
  const { privateKey, fingerprint } = await readHostKey(db, secrets)
  const limiter = connectionLimiter(options.limits)
  const sockets = new Set<Socket>()
  const door = createServer({ noDelay: true }, (socket) => {
    socket.on('error', () => {})
    const release = limiter.admit(socket.remoteAddress ?? '')
    if (release === null) return void socket.destroy()
    sockets.add(socket)
    socket.once('close', () => {
      sockets.delete(socket)
      release()
    })
    socket.setTimeout(SILENT_MS, () => socket.destroy())
    new ssh2.Server({ hostKeys: [privateKey], ident: 'Console' }, (client) =>
      greet(client, socket, options),
    ).injectSocket(socket)
  })
  await new Promise<void>((resolve, reject) => {
    door.once('listening', resolve)
    door.once('error', reject)
    door.listen(port, host)
  })
  door.on('error', onError)
  const address = door.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    fingerprint,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => door.close(resolve))
    },
  }
}

const greet = (
  client: Connection,
  socket: Socket,
  { db, now, store, limits, onError }: SftpOptions,
): void => {
  let own: { caller: SftpCaller; inbox: DistrictInbox } | undefined
  let attempts = 0
  const late = setTimeout(() => socket.destroy(), SIGN_IN_MS)
  late.unref()
  socket.once('close', () => clearTimeout(late))
  client.on('error', () => {})
  const signIn = async (context: AuthContext): Promise<void> => {
    // Clients begin with this to learn what is possible.
    if (context.method === 'none') return context.reject(['publickey', 'password'])
    attempts += 1
    if (attempts > ATTEMPTS) return void socket.destroy()
    const outcome = await checkSftpSignIn(db, { context, address: socket.remoteAddress ?? null, now: now() })
    if (outcome.kind === 'refused') return context.reject(['publickey', 'password'])
    if (outcome.kind === 'in') {
      const { caller } = outcome
      own = { caller, inbox: await makeInbox(store, caller.lea) }
      clearTimeout(late)
    }
    context.accept()
  }
  client.on('authentication', (context) => {
    signIn(context).catch((error: unknown) => {
      onError(error)
      socket.destroy()
    })
  })
  client.on('session', (accept) => {
    const session = accept()
    session.on('sftp', (acceptSftp) => {
      if (own)
        serveSession(
          acceptSftp(),
          openInboxSession({ ...own, db, store, now, limits: { ...SFTP_LIMITS, ...limits } }),
          onError,
        )
    })
  })
}
