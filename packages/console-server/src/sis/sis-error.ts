import { createFinding, type Finding, type FixScope, fixTargets } from '@edconsole/console-core/import-rules'
import { NetworkError, type NetworkFault } from '../network/network-error.ts'
import type { SisEndpoint } from './sis-adapter.ts'

/** Why a SIS did not give what it was asked for. */
export type SisFault =
  | NetworkFault
  /** HTTP 401, or a refused sign-in of OAuth. */
  | 'unauthorized'
  /** HTTP 403. */
  | 'noPermission'
  /** HTTP 404 and 405. */
  | 'unknownPath'
  /** HTTP 429 and 5xx. */
  | 'busy'
  /** Any other status. */
  | 'unexpected'
  /** A web page where data should be. */
  | 'notJson'
  /** Data that ends too early, or is none. */
  | 'malformed'

type About = {
  readonly status?: number
  readonly retryAfterSeconds?: number
  /** What was asked, where that is another than the endpoint of the component. */
  readonly endpoint?: SisEndpoint
}

/** Holds neither address nor secret. */
export class SisError extends Error {
  override name = 'SisError'
  readonly fault: SisFault
  readonly status: number | null
  readonly retryAfterSeconds: number | null
  readonly endpoint: SisEndpoint | null

  constructor(fault: SisFault, { status, retryAfterSeconds, endpoint }: About = {}) {
    super(`The SIS didn't respond: ${fault}`)
    this.fault = fault
    this.status = status ?? null
    this.retryAfterSeconds = retryAfterSeconds ?? null
    this.endpoint = endpoint ?? null
  }

  /** The same, met while something was asked. */
  at(endpoint: SisEndpoint): SisError {
    const { fault, status, retryAfterSeconds } = this
    return new SisError(fault, {
      endpoint: this.endpoint ?? endpoint,
      ...(status !== null && { status }),
      ...(retryAfterSeconds !== null && { retryAfterSeconds }),
    })
  }
}

/** Errors of the network as those of a SIS; others stay what they are. */
export const sisErrorFrom = (error: unknown): unknown =>
  error instanceof NetworkError ? new SisError(error.fault) : error

/** What isn't there, or isn't shown with these keys, while other things are. */
export const isWithheld = ({ fault }: SisError): boolean =>
  fault === 'noPermission' || fault === 'unknownPath'

/** What a status says; null when it says that there is an answer. */
export const faultOfStatus = (status: number): SisFault | null => {
  if (status >= 200 && status < 300) return null
  if (status === 401) return 'unauthorized'
  if (status === 403) return 'noPermission'
  if (status === 404 || status === 405) return 'unknownPath'
  return status === 429 || status >= 500 ? 'busy' : 'unexpected'
}

/** What the log says of a SIS that failed. */
export const findingOf = (
  { fault, status, endpoint }: SisError,
  ofComponent: SisEndpoint,
  scope: Pick<FixScope, 'districtId' | 'templateId'>,
): Finding => {
  const { path, area } = endpoint ?? ofComponent
  const fixTarget = fixTargets.apiSetup(scope)
  if (fault === 'unauthorized') return createFinding('E002', { params: { status: status ?? 401 }, fixTarget })
  if (fault === 'noPermission') return createFinding('E003', { params: { area }, fixTarget })
  const params = { reason: fault, path }
  return createFinding('E001', { params: status === null ? params : { ...params, status }, fixTarget })
}
