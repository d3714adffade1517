import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** Stands before a database and can swallow all that is said, as a network or a stopped machine does. */
export const startProxy = async (to: number) => {
  const sockets = new Set<Socket>()
  let frozen = false
  const server = createServer((near) => {
    const far = connect(to, '127.0.0.1')
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        if (!frozen) other.destroy()
      })
      socket.pipe(other)
      if (frozen) socket.pause()
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.')
  return {
    port: address.port,
    freeze: () => {
      frozen = true
      for (const socket of sockets) socket.pause()
    },
    thaw: () => {
      frozen = false
      for (const socket of sockets) socket.resume()
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
