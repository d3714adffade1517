import type { Socket } from 'node:net'
import { BerReader } from 'ldapts'

/** An extended request with message ID 1 and the object identifier of StartTLS, 1.3.6.1.4.1.1466.20037. */
const REQUEST = Buffer.concat([
  Buffer.from([0x30, 0x1d, 0x02, 0x01, 0x01, 0x77, 0x18, 0x80, 0x16]),
  Buffer.from('1.3.6.1.4.1.1466.20037'),
])
const EXTENDED_RESPONSE = 0x78
const SUCCESS = 0
/** Longer answers to so short a request are none. */
const ANSWER_MAX = 4096

/**
 * Asks a directory server to continue with TLS. Refuses the connection if anything follows the answer before TLS begins: an
 * attacker in between could have sent it, and it would be read as if it were encrypted.
 * @returns whether the server agrees
 */
export const requestStartTls = (socket: Socket): Promise<boolean> =>
  new Promise((resolve, reject) => {
    let received = Buffer.alloc(0)
    const end = (outcome: () => void) => {
      socket.pause()
      socket.removeAllListeners('data').removeListener('error', fail).removeListener('close', closed)
      outcome()
    }
    const fail = (error: Error) => end(() => reject(error))
    const closed = () => end(() => resolve(false))
    socket.on('error', fail).on('close', closed)
    socket.on('data', (piece: Buffer) => {
      received = Buffer.concat([received, piece])
      const agrees = answerIn(received)
      if (agrees !== undefined || received.length > ANSWER_MAX) end(() => resolve(agrees ?? false))
    })
    socket.write(REQUEST)
  })

/** Undefined while the answer isn't complete. */
const answerIn = (received: Buffer): boolean | undefined => {
  try {
    const reader = new BerReader(received)
    if (reader.readSequence() === null || reader.remain < reader.length) return undefined
    if (reader.remain > reader.length || reader.readInt() !== 1) return false
    return reader.readSequence() === EXTENDED_RESPONSE && reader.readEnumeration() === SUCCESS
  } catch {
    return false
  }
}
