import { ForbiddenAddressError } from './public-address.ts'

/** What can go wrong in a request to a server that a user chose. */
export type NetworkFault =
  /** No https address. */
  | 'badAddress'
  | 'unknownName'
  /** The name leads into a private network. */
  | 'forbiddenAddress'
  | 'noAnswer'
  | 'refused'
  | 'badCertificate'
  /** Elsewhere, or round in circles. */
  | 'redirect'
  | 'tooBig'
  /** The connection ended in the middle of the answer. */
  | 'brokenOff'

/** Doesn't reveal the address or what was sent: the kind of fault is all that anyone may learn. */
export class NetworkError extends Error {
  override name = 'NetworkError'
  readonly fault: NetworkFault

  constructor(fault: NetworkFault) {
    super(`Couldn't reach the server: ${fault}`)
    this.fault = fault
  }
}

const FAULT_OF_CODE: Readonly<Record<string, NetworkFault>> = {
  ENOTFOUND: 'unknownName',
  ENODATA: 'unknownName',
  EAI_AGAIN: 'unknownName',
  EAI_FAIL: 'unknownName',
  ECONNREFUSED: 'refused',
  ETIMEDOUT: 'noAnswer',
  EHOSTUNREACH: 'noAnswer',
  ENETUNREACH: 'noAnswer',
  EPROTO: 'badCertificate',
}

const OF_CERTIFICATES = /CERT|SIGNATURE|ISSUER|^ERR_(TLS|SSL)_|HOSTNAME_MISMATCH/

/** An error of sockets, TLS, HTTP or decompression as one of the few kinds. */
export const networkErrorFrom = (error: unknown): NetworkError => {
  if (error instanceof NetworkError) return error
  if (error instanceof ForbiddenAddressError) return new NetworkError('forbiddenAddress')
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const known = FAULT_OF_CODE[code]
  if (known) return new NetworkError(known)
  return new NetworkError(OF_CERTIFICATES.test(code) ? 'badCertificate' : 'brokenOff')
}
