import { AUTH_PROVIDERS, type AuthProvider, type PublicClient } from '@edconsole/console-core'

export type ClientProvider = AuthProvider

/**
 * The ways into one client, in its own order: the default first (ux 9.6).
 * @param last the way used last on this computer, which comes first
 */
export const providersInOrder = (
  client: Pick<PublicClient, 'authProviders'>,
  last: string | null = null,
): ClientProvider[] =>
  client.authProviders
    .map(({ code }) => code)
    .filter((code) => Object.hasOwn(AUTH_PROVIDERS, code))
    .toSorted((one, other) => Number(other === last) - Number(one === last))

/** Providers whose password is typed here; all others leave the console for the provider's own page (R12). */
export const takesPassword = (provider: ClientProvider): provider is 'ldap' | 'illuminate' =>
  provider === 'ldap' || provider === 'illuminate'
