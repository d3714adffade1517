import {
  AUTH_PROVIDERS,
  AUTH_SETTINGS,
  type AuthProvider,
  type RemoteAuthentication,
  type SettingField,
} from '@edconsole/console-core/contract'
import type { ServerContext } from '../../server-context.ts'
import { isOpenIdProvider } from '../../session/federated/openid/presets.ts'
import { missingClientSettings } from '../../session/federated/openid/provider-client.ts'

type Context = Pick<ServerContext, 'providerClients'>

/** What each provider needs to know on this server. */
export const describedProviders = (context: Context): RemoteAuthentication[] =>
  (Object.keys(AUTH_PROVIDERS) as AuthProvider[]).map((provider) => ({
    provider,
    title: AUTH_PROVIDERS[provider],
    canSignIn: true,
    fields: fieldsOf(context, provider),
  }))

const SHARED = 'Leave empty to use the one this server shares.'
const NEEDED = 'Required to enable the provider: this server has none to share.'

/** A client of its own can be saved later even where the server shares none, so it is no required field. */
const fieldsOf = (context: Context, provider: AuthProvider): readonly SettingField[] => {
  const fields = AUTH_SETTINGS[provider]
  if (!isOpenIdProvider(provider)) return fields
  const missing = missingClientSettings(context, provider, { settings: {}, secrets: {} })
  return fields.map((field) =>
    field.required || !CLIENT.has(field.name)
      ? field
      : { ...field, help: missing.includes(field.name) ? NEEDED : SHARED },
  )
}

const CLIENT: ReadonlySet<string> = new Set(['clientId', 'clientSecret'])
