import type { AuthProvider } from '@edconsole/console-core/contract'

/** Clients of identity providers that the operator registered, by the provider. */
export type ProviderClients = Readonly<
  Partial<Record<AuthProvider, { readonly clientId: string; readonly clientSecret: string }>>
>

/** The settings that hold each client's ID and secret. */
export const PROVIDER_CLIENT_SETTINGS = {
  clever: ['CONSOLE_CLEVER_CLIENT_ID', 'CONSOLE_CLEVER_CLIENT_SECRET'],
  classlink: ['CONSOLE_CLASSLINK_CLIENT_ID', 'CONSOLE_CLASSLINK_CLIENT_SECRET'],
  illuminate_google: ['CONSOLE_STAFF_CLIENT_ID', 'CONSOLE_STAFF_CLIENT_SECRET'],
} as const satisfies Partial<Record<AuthProvider, readonly [string, string]>>

/** Reads the clients from the settings of the server. */
export const providerClientsFrom = (env: Readonly<Record<string, string | undefined>>): ProviderClients =>
  Object.fromEntries(
    Object.entries(PROVIDER_CLIENT_SETTINGS).flatMap(([provider, [idName, secretName]]) => {
      const [clientId, clientSecret] = [env[idName], env[secretName]]
      return clientId && clientSecret ? [[provider, { clientId, clientSecret }] as const] : []
    }),
  )
