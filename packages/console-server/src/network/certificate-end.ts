import type { Socket } from 'node:net'
import { TLSSocket } from 'node:tls'
import { CONSTANTS, zonedDay } from '@edconsole/console-core/contract'

const DAY = 86_400_000
const WARNED_DAYS = 21

/** When the certificate of the other side ends; null without one. */
export const certificateEndOf = (socket: Socket | null): Date | null => {
  const ends = socket instanceof TLSSocket ? socket.getPeerCertificate().valid_to : undefined
  return ends ? new Date(ends) : null
}

/** A warning of a certificate that ends soon; null while there is time. */
export const endsSoon = (ends: Date | null, now: Date): string | null => {
  if (ends === null || ends.getTime() - now.getTime() >= WARNED_DAYS * DAY) return null
  const [year, month, day] = zonedDay(ends, CONSTANTS.timeZone).split('-')
  return `The server's certificate expires on ${month}/${day}/${year}.`
}
