import { createServer, type Server, type Socket } from 'node:net'
import { TLSSocket } from 'node:tls'
import { LOOPBACK_CERTIFICATE } from '../network/testing/loopback-certificate.ts'

/** A receiver by FTP inside TLS on this machine. */
export type TestFtpsServer = {
  readonly port: number
  readonly files: ReadonlyMap<string, Buffer>
  /** Folders that aren't there. */
  readonly missingFolders: Set<string>
  /** Folders without write access. */
  readonly closedFolders: Set<string>
  /** Paths at which a file stays until it is deleted. */
  readonly stubborn: Set<string>
  /** What was said before the connection was encrypted. */
  readonly overheard: readonly string[]
  close: () => Promise<void>
}

/** Starts a server that becomes encrypted when it is asked to, and answers nothing of importance before. */
export const startFtpsServer = async (): Promise<TestFtpsServer> => {
  const files = new Map<string, Buffer>()
  const missingFolders = new Set<string>()
  const closedFolders = new Set<string>()
  const stubborn = new Set<string>()
  const overheard: string[] = []
  const sockets = new Set<Socket>()
  const secured = (socket: Socket) => new TLSSocket(socket, { isServer: true, ...LOOPBACK_CERTIFICATE })
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
  }

  const converse = (plain: Socket) => {
    let socket = plain
    let data: Server | undefined
    let incoming: Promise<Buffer> | undefined
    let from = ''
    let user = ''
    const say = (line: string) => void socket.write(`${line}\r\n`)
    const listen = (channel: Socket) => {
      let rest = ''
      channel.on('error', () => {})
      channel.on('data', (piece) => {
        const lines = `${rest}${piece}`.split('\r\n')
        rest = lines.pop() ?? ''
        for (const line of lines) {
          if (channel === plain) overheard.push(line)
          const [word = '', ...words] = line.split(' ')
          void answer(word.toUpperCase(), words.join(' '))
        }
      })
    }
    const openData = async () => {
      const opened = createServer()
      data = opened
      incoming = new Promise((resolve) => {
        opened.once('connection', (raw) => {
          keep(raw)
          const pieces: Buffer[] = []
          const channel = secured(raw)
          channel.on('error', () => {})
          channel.on('data', (piece) => pieces.push(piece))
          channel.on('end', () => resolve(Buffer.concat(pieces)))
        })
      })
      await new Promise<void>((resolve) => opened.listen(0, '127.0.0.1', resolve))
      return portOf(opened)
    }
    const answer = async (word: string, rest: string): Promise<void> => {
      if (word === 'AUTH') {
        say('234 go on')
        plain.removeAllListeners('data')
        socket = secured(plain)
        return listen(socket)
      }
      if (word === 'USER') {
        user = rest
        return say('331 and the password')
      }
      if (word === 'PASS')
        return say(user === 'larkspur' && rest === 's3cret' ? '230 welcome' : '530 not you')
      if (word === 'CWD') return say(missingFolders.has(rest) ? '550 not there' : '250 you are in')
      if (word === 'EPSV') return say(`229 at (|||${await openData()}|)`)
      if (word === 'STOR') {
        if (closedFolders.has(rest.slice(0, rest.lastIndexOf('/')))) return say('553 not here')
        say('150 send it')
        files.set(rest, (await incoming) ?? Buffer.alloc(0))
        data?.close()
        return say('226 taken')
      }
      if (word === 'SIZE') return say(`213 ${files.get(rest)?.length ?? 0}`)
      if (word === 'RNFR') {
        from = rest
        return say('350 to where')
      }
      if (word === 'DELE') return say(files.delete(rest) ? '250 gone' : '550 not there')
      if (word === 'RNTO') {
        if (stubborn.has(rest) && files.has(rest)) return say('553 there is one already')
        files.set(rest, files.get(from) ?? Buffer.alloc(0))
        files.delete(from)
        return say('250 done')
      }
      say(['TYPE', 'STRU', 'PBSZ', 'PROT', 'OPTS'].includes(word) ? '200 fine' : '502 not known')
    }
    listen(plain)
    say('220 hello')
  }
  const door = createServer((socket) => {
    keep(socket)
    converse(socket)
  })
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve))
  return {
    port: portOf(door),
    files,
    missingFolders,
    closedFolders,
    stubborn,
    overheard,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => door.close(resolve))
    },
  }
}

const portOf = (server: Server): number => {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}
