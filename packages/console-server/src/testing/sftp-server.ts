import { createHash } from 'node:crypto'
import { type OpenFile, type ReceiverFiles, startSftpReceiver } from '@edconsole/console-demo/sftp-receiver'
import ssh2, { type AuthContext } from 'ssh2'

const { utils } = ssh2

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
  /** Folders that aren't there. */
  readonly missingFolders: Set<string>
  /** Folders without write access. */
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
  const kept = new Map<string, Buffer>()
  const missingFolders = new Set<string>()
  const closedFolders = new Set<string>()
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
  const openFile = (path: string): OpenFile => ({
    write: async (offset, data) => {
      left -= data.length
      if (left < 0) {
        left = Number.POSITIVE_INFINITY
        return receiver.drop()
      }
      const before = kept.get(path) ?? Buffer.alloc(0)
      const content = Buffer.alloc(Math.max(before.length, offset + data.length))
      before.copy(content)
      data.copy(content, offset)
      kept.set(path, content)
      const tell = stalled
      if (tell === null) return
      await new Promise<void>((resolve) => {
        waiting.push(resolve)
        tell()
      })
    },
    close: async () => {},
  })
  const files: ReceiverFiles = {
    isFolder: async (path) => !missingFolders.has(path),
    create: async (path) => {
      if (closedFolders.has(path.slice(0, path.lastIndexOf('/')))) return null
      kept.set(path, Buffer.alloc(0))
      return openFile(path)
    },
    remove: async (path) => kept.delete(path),
    rename: async (from, to, replaces) => {
      const content = kept.get(from)
      if (!content) return 'missing'
      if (kept.has(to) && !replaces) return 'taken'
      kept.delete(from)
      kept.set(to, content)
      return 'done'
    },
  }
  const receiver = await startSftpReceiver({
    hostKey: () => keys.private,
    knowsPosixRename,
    signIn: (context, letIn) => {
      if (asks && context.method === 'keyboard-interactive')
        return context.prompt([{ prompt: 'Password: ', echo: false }], ([answer]) =>
          answer === password ? letIn(files) : context.reject(),
        )
      if (lets(context)) return letIn(files)
      context.reject(asks ? ['keyboard-interactive'] : ['password', 'publickey'])
    },
  })
  return {
    port: receiver.port,
    files: kept,
    missingFolders,
    closedFolders,
    close: receiver.close,
    remove: (path) => {
      kept.delete(path)
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
  }
}
