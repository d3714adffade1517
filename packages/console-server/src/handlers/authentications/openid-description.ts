import { isRecord } from '@edconsole/console-core/contract'
import { DescriptionFault } from '../../session/provider-settings/description-fault.ts'

const PATH = '/.well-known/openid-configuration'

/** Where an issuer describes itself; the address of the description stays as it is. */
export const descriptionAddress = (address: string): string =>
  address.endsWith(PATH) ? address : `${address.replace(/\/+$/, '')}${PATH}`

/** The names of a description, and what they are called among the settings. */
const NAMES = {
  issuer: 'issuer',
  authorization_endpoint: 'authorizationEndpoint',
  token_endpoint: 'tokenEndpoint',
  jwks_uri: 'jwksUri',
  userinfo_endpoint: 'userinfoEndpoint',
  end_session_endpoint: 'endSessionEndpoint',
  check_session_iframe: 'checkSessionIframe',
} as const
const REQUIRED = ['issuer', 'authorization_endpoint', 'token_endpoint', 'jwks_uri'] as const

/**
 * The settings that OpenID discovery tells of its provider.
 * @throws DescriptionFault
 */
export const readOpenIdDescription = (text: string): Record<string, unknown> => {
  const description = jsonOf(text)
  const missing = REQUIRED.find((name) => typeof description[name] !== 'string')
  if (missing !== undefined)
    throw new DescriptionFault(`It isn't an OpenID description: '${missing}' is missing.`)
  const told = Object.entries(NAMES).flatMap(([name, setting]) =>
    typeof description[name] === 'string' ? [[setting, description[name]] as const] : [],
  )
  return Object.fromEntries(told)
}

const jsonOf = (text: string): Readonly<Record<string, unknown>> => {
  try {
    const value: unknown = JSON.parse(text)
    if (isRecord(value)) return value
  } catch {
    // Said below
  }
  throw new DescriptionFault("It isn't an OpenID description.")
}
