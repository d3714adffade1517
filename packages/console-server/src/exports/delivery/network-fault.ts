import { ForbiddenAddressError } from '../../network/public-address.ts'
import { type DeliveryError, notReached } from './receiver.ts'

const REASONS: Readonly<Record<string, string>> = {
  ENOTFOUND: 'the host name is unknown',
  EAI_AGAIN: "the host name couldn't be looked up",
  ECONNREFUSED: 'it refuses connections',
  ECONNRESET: 'the connection was lost',
  EPIPE: 'the connection was lost',
  EHOSTUNREACH: "the network can't reach it",
  ENETUNREACH: "the network can't reach it",
  ETIMEDOUT: "it didn't respond in time",
}

/** Why a receiver was not reached, in plain words and without what the network said. */
export const networkFault = (error: unknown): DeliveryError => {
  if (error instanceof ForbiddenAddressError) return notReached("its address isn't public", { passes: false })
  const code = codeOf(error)
  return notReached(REASONS[code] ?? 'the connection was lost', { passes: code !== 'ENOTFOUND' })
}

/** The code of an error of the system; empty when there is none. */
const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
