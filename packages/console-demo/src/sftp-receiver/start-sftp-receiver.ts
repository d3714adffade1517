import { createServer, type Socket } from 'node:net'
import ssh2, { type AuthContext, type Connection } from 'ssh2'
import type { ReceiverFiles } from './receiver-files.ts'
import { serveFiles } from './serve-files.ts'

export type SftpReceiver = {
  readonly port: number
  /** Drops every connection, as a receiver does that dies. */
  drop: () => void
  close: () => Promise<void>
}

type Options = {
  /** The private key that it makes itself known by, asked for with each connection. */
  hostKey: () => string
  /** Judges a try to sign in: lets in to some files, or rejects. */
  signIn: (context: AuthContext, letIn: (files: ReceiverFiles) => void) => void
  knowsPosixRename?: boolean
  /** 0 for any free one. */
  port?: number
}

const HOST = '127.0.0.1'

/** A receiver of files by SFTP that listens on this machine only, for demonstrations and tests. */
export const startSftpReceiver = async ({
  hostKey,
  signIn,
  knowsPosixRename = true,
  port = 0,
}: Options): Promise<SftpReceiver> => {
  const connections = new Set<Socket>()
  const drop = () => {
    for (const socket of connections) socket.destroy()
  }
  const greet = (client: Connection) => {
    let files: ReceiverFiles | undefined
    client.on('error', () => {})
    client.on('authentication', (context) =>
      signIn(context, (own) => {
        files = own
        context.accept()
      }),
    )
    client.on('session', (accept) =>
      accept().on('sftp', (acceptSftp) => {
        if (files) serveFiles(acceptSftp(), files, { knowsPosixRename })
      }),
    )
  }
  const door = createServer({ noDelay: true }, (socket) => {
    connections.add(socket)
    socket.on('close', () => connections.delete(socket))
    socket.on('error', () => {})
    new ssh2.Server({ hostKeys: [hostKey()] }, greet).injectSocket(socket)
  })
  await new Promise<void>((resolve, reject) => {
    door.once('listening', resolve)
    door.once('error', reject)
    door.listen(port, HOST)
  })
  const address = door.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    drop,
    close: async () => {
      drop()
      await new Promise((resolve) => door.close(resolve))
    },
  }
}
