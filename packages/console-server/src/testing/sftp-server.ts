import { createHash } from 'node:crypto'
import { createServer, type Socket } from 'node:net'
import ssh2, { type AuthContext, type Connection, type SFTPWrapper } from 'ssh2'

const { Server, utils } = ssh2
const { STATUS_CODE, OPEN_MODE } = utils.sftp

/** A receiver of files on this machine, and what tests may do to it. */
export type TestSftpServer = {
  readonly port: number
  /** By path, what has arrived. */
  readonly files: ReadonlyMap<string, Buffer>
  remove: (path: string) => void
  /** How its key is shown to people. */
  readonly hostKey: () => string
  /** Makes itself known by another key from the next connection on. */
  changeKey: () => void
  /** Folders where nobody may write. */
  readonly closedFolders: Set<string>
  /** Drops the connection after so many bytes, once for each time this is called. */
  dieAfter: (bytes: number) => void
  /** Takes no more pieces, and tells of the first one that waits; null goes on. */
  stall: (whenWaiting: (() => void) | null) => void
  close: () => Promise<void>
}

type Options = {
  username?: string
  password?: string
  publicKey?: string
  knowsPosixRename?: boolean
  /** Asks for the password, as some servers do, and does not take it unasked. */
  asks?: boolean
}

/** Starts a real SFTP server with its files in memory. */
export const startSftpServer = async ({
  username = 'larkspur',
  password = 's3cret',
  publicKey,
  knowsPosixRename = true,
  asks = false,
}: Options = {}): Promise<TestSftpServer> => {
  const files = new Map<string, Buffer>()
  const closedFolders = new Set<string>()
  const connections = new Set<Socket>()
  const waiting: (() => void)[] = []
  let keys = utils.generateKeyPairSync('ed25519')
  let left = Number.POSITIVE_INFINITY
  let stalled: (() => void) | null = null

  const lets = (context: AuthContext): boolean => {
    if (context.username !== username) return false
    if (context.method === 'password' && !asks) return context.password === password
    if (context.method !== 'publickey' || publicKey === undefined) return false
    const parsed = utils.parseKey(publicKey)
    if (parsed instanceof Error || !context.key.data.equals(parsed.getPublicSSH())) return false
    return (
      !context.signature ||
      !context.blob ||
      parsed.verify(context.blob, context.signature, context.hashAlgo) === true
    )
  }
  const serve = (sftp: SFTPWrapper, drop: () => void) => {
    const open = new Map<number, string>()
    const pathOf = (handle: Buffer) => open.get(handle.readUInt32BE(0)) ?? ''
    const done = (id: number, right = true) =>
      sftp.status(id, right ? STATUS_CODE.OK : STATUS_CODE.NO_SUCH_FILE)
    let next = 0
    const move = (id: number, from: string, to: string, replaces: boolean) => {
      const content = files.get(from)
      if (!content) return done(id, false)
      if (files.has(to) && !replaces) return sftp.status(id, STATUS_CODE.FAILURE)
      files.delete(from)
      files.set(to, content)
      done(id)
    }
    sftp.on('OPEN', (id, path, flags) => {
      const folder = path.slice(0, path.lastIndexOf('/'))
      if (closedFolders.has(folder)) return sftp.status(id, STATUS_CODE.PERMISSION_DENIED)
      if (flags & OPEN_MODE.TRUNC) files.set(path, Buffer.alloc(0))
      next += 1
      open.set(next, path)
      const handle = Buffer.alloc(4)
      handle.writeUInt32BE(next)
      sftp.handle(id, handle)
    })
    sftp.on('WRITE', (id, handle, offset, data) => {
      left -= data.length
      if (left < 0) {
        left = Number.POSITIVE_INFINITY
        return drop()
      }
      const path = pathOf(handle)
      const before = files.get(path) ?? Buffer.alloc(0)
      const content = Buffer.alloc(Math.max(before.length, offset + data.length))
      before.copy(content)
      data.copy(content, offset)
      files.set(path, content)
      if (stalled === null) return done(id)
      waiting.push(() => done(id))
      stalled()
    })
    sftp.on('CLOSE', (id) => done(id))
    sftp.on('FSETSTAT', (id) => done(id))
    sftp.on('SETSTAT', (id) => done(id))
    sftp.on('REMOVE', (id, path) => done(id, files.delete(path)))
    sftp.on('RENAME', (id, from, to) => move(id, from, to, false))
    sftp.on('REALPATH', (id, path) => {
      const attrs = { mode: 0, uid: 0, gid: 0, size: 0, atime: 0, mtime: 0 }
      sftp.name(id, [{ filename: path, longname: path, attrs }])
    })
    sftp.on('EXTENDED', (id, name, data) => {
      if (name !== 'posix-rename@openssh.com' || !knowsPosixRename)
        return sftp.status(id, STATUS_CODE.OP_UNSUPPORTED)
      const length = data.readUInt32BE(0)
      const from = data.subarray(4, 4 + length).toString()
      move(id, from, data.subarray(8 + length).toString(), true)
    })
  }
  const greet = (client: Connection, socket: Socket) => {
    client.on('error', () => {})
    client.on('authentication', (context) => {
      if (asks && context.method === 'keyboard-interactive')
        return context.prompt([{ prompt: 'Password: ', echo: false }], ([answer]) =>
          answer === password ? context.accept() : context.reject(),
        )
      if (lets(context)) return context.accept()
      context.reject(asks ? ['keyboard-interactive'] : ['password', 'publickey'])
    })
    client.on('session', (accept) =>
      accept().on('sftp', (acceptSftp) => serve(acceptSftp(), () => socket.destroy())),
    )
  }
  const door = createServer({ noDelay: true }, (socket) => {
    connections.add(socket)
    socket.on('close', () => connections.delete(socket))
    socket.on('error', () => {})
    const server = new Server({ hostKeys: [keys.private] }, (client) => greet(client, socket))
    server.injectSocket(socket)
  })
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve))
  const address = door.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    ...{ port, files, closedFolders },
    remove: (path) => {
      files.delete(path)
    },
    hostKey: () => {
      const parsed = utils.parseKey(keys.public)
      if (parsed instanceof Error) throw parsed
      return createHash('sha256').update(parsed.getPublicSSH()).digest('base64').replace(/=+$/, '')
    },
    changeKey: () => {
      keys = utils.generateKeyPairSync('ed25519')
    },
    dieAfter: (bytes) => {
      left = bytes
    },
    stall: (whenWaiting) => {
      stalled = whenWaiting
      if (whenWaiting === null) for (const answer of waiting.splice(0)) answer()
    },
    close: async () => {
      for (const socket of connections) socket.destroy()
      await new Promise((resolve) => door.close(resolve))
    },
  }
}
