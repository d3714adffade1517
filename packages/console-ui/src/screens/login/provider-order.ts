import type { AuthProvider, PublicClient } from '@edconsole/console-core'

/** The order of the buttons, whatever order the client's providers come in (R12). */
const ORDER = [
  'azure',
  'clever',
  'classlink',
  'google',
  'saml',
  'ldap',
  'illuminate',
  'illuminate_google',
] as const satisfies readonly AuthProvider[]

export type ClientProvider = (typeof ORDER)[number]

/**
 * The ways into one client. Staff accounts are the way into the provider's own client.
 * @param last the way used last on this computer, which comes first
 */
export const providersInOrder = (
  client: Pick<PublicClient, 'authProviders'>,
  last: string | null = null,
): ClientProvider[] =>
  ORDER.filter((code) => client.authProviders.some((provider) => provider.code === code)).toSorted(
    (one, other) => Number(other === last) - Number(one === last),
  )

/** Providers whose password is typed here; all others leave the console for the provider's own page (R12). */
export const takesPassword = (provider: ClientProvider): provider is 'ldap' | 'illuminate' =>
  provider === 'ldap' || provider === 'illuminate'
