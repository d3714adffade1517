import { once } from 'node:events'
import { connect } from 'node:net'

export type RawConnection = {
  /** Resolves when the system has taken the bytes over. */
  readonly send: (bytes: string | Buffer) => Promise<void>
  /** Resolves with all that came when it matches; rejects when the connection ends before. */
  readonly until: (wanted: RegExp) => Promise<string>
  /** Resolves with all that came once the other side has closed; rejects when it was reset. */
  readonly ended: Promise<string>
  readonly destroy: () => void
}

/** A connection that speaks HTTP as the test writes it: half, late, or not to its end. */
export const rawConnection = async (address: string): Promise<RawConnection> => {
  const { hostname, port } = new URL(address)
  const socket = connect({ host: hostname, port: Number(port) })
  await once(socket, 'connect')
  let received = ''
  socket.on('data', (part) => {
    received += part.toString()
  })
  const ended = new Promise<string>((resolve, reject) => {
    socket.once('end', () => resolve(received))
    socket.once('error', reject)
  })
  ended.catch(() => {})
  return {
    send: (bytes) =>
      new Promise((resolve, reject) => {
        socket.write(bytes, (error) => (error ? reject(error) : resolve()))
      }),
    until: async (wanted) => {
      while (!wanted.test(received)) {
        const more = once(socket, 'data')
        more.catch(() => {})
        const over = await Promise.race([more.then(() => false), ended.then(() => true)])
        if (over && !wanted.test(received)) throw new Error(`The connection ended after: ${received}`)
      }
      return received
    },
    ended,
    destroy: () => socket.destroy(),
  }
}
