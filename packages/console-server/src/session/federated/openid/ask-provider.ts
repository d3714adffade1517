import * as openid from 'openid-client'
import { FederatedError } from '../federated-identity.ts'
import { networkFaultIn } from './describe-provider.ts'

/** Asks the provider; what goes wrong becomes a refusal that says nothing of the answer. */
export const asked = async <T>(ask: () => Promise<T>): Promise<T> => {
  try {
    return await ask()
  } catch (error) {
    throw refusalOf(error)
  }
}

const refusalOf = (error: unknown): unknown => {
  if (error instanceof FederatedError) return error
  const fault = networkFaultIn(error)
  if (fault) return new FederatedError('unreachable', `The provider couldn't be reached: ${fault.fault}.`)
  if (error instanceof openid.AuthorizationResponseError)
    return new FederatedError(
      error.error === 'access_denied' ? 'canceled' : 'providerRefused',
      `The provider answered with the error ${codeOf(error.error)}.`,
      {},
      codeOf(error.error),
    )
  if (error instanceof openid.ResponseBodyError)
    return new FederatedError(
      'providerRefused',
      `The provider answered with the error ${codeOf(error.error)}.`,
      {},
      codeOf(error.error),
    )
  if (error instanceof openid.WWWAuthenticateChallengeError)
    return new FederatedError('providerRefused', 'The provider refused its own token.')
  if (error instanceof openid.ClientError) {
    const { cause } = error
    const why = cause instanceof Error ? cause.message : error.message
    return new FederatedError(
      'invalidAnswer',
      `${error.code ?? 'OAUTH'}: ${why}`.slice(0, 200),
      {},
      cause instanceof Error && 'code' in cause ? String(cause.code) : error.code,
    )
  }
  return error
}

/** Errors have names; anything else isn't repeated. */
const codeOf = (error: string): string => (/^[\w.-]{1,60}$/.test(error) ? error : 'without a name')
