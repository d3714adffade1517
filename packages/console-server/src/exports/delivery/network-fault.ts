import { ForbiddenAddressError } from '../../network/public-address.ts'
import { type DeliveryError, notReached } from './receiver.ts'

const REASONS: Readonly<Record<string, string>> = {
  ENOTFOUND: 'nobody knows this name',
  EAI_AGAIN: 'nobody could be asked for this name',
  ECONNREFUSED: 'nothing answers there',
  ECONNRESET: 'the connection was cut off',
  EPIPE: 'the connection was cut off',
  EHOSTUNREACH: 'no way leads there',
  ENETUNREACH: 'no way leads there',
  ETIMEDOUT: 'it did not answer in time',
}

/** Why a receiver was not reached, in plain words and without what the network said. */
export const networkFault = (error: unknown): DeliveryError => {
  if (error instanceof ForbiddenAddressError)
    return notReached('its address is not a public one', { passes: false })
  const code = codeOf(error)
  return notReached(REASONS[code] ?? 'the connection broke', { passes: code !== 'ENOTFOUND' })
}

/** The code of an error of the system; empty when there is none. */
const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
