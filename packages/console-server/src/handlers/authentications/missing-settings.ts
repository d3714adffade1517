import { AUTH_PROVIDERS, AUTH_SETTINGS, missingSettings } from '@edconsole/console-core/contract'
import { ApiError } from '../../http/api-error.ts'
import type { ServerContext } from '../../server-context.ts'
import { isOpenIdProvider } from '../../session/federated/openid/presets.ts'
import { missingClientSettings } from '../../session/federated/openid/provider-client.ts'
import type { AuthenticationRow } from './settings-after.ts'

type Way = Pick<AuthenticationRow, 'provider' | 'settings' | 'secrets'>
type Context = Pick<ServerContext, 'providerClients'>

/** Names of the settings without which nobody can sign in, in the order of the form. */
export const missingSettingsOf = (context: Context, way: Way): string[] => {
  const { provider, settings, secrets } = way
  const missing = new Set([
    ...missingSettings(provider, settings, Object.keys(secrets)),
    ...(isOpenIdProvider(provider) ? missingClientSettings(context, provider, way) : []),
  ])
  return AUTH_SETTINGS[provider].map(({ name }) => name).filter((name) => missing.has(name))
}

/** Refuses to let people choose a way to sign in that leads nowhere, and names what it lacks. */
export const refuseIncomplete = (context: Context, way: Way): void => {
  const names = missingSettingsOf(context, way)
  const [first] = names
  if (first === undefined) return
  const labels = names.map(
    (name) => AUTH_SETTINGS[way.provider].find((one) => one.name === name)?.label ?? name,
  )
  throw new ApiError(
    400,
    `${AUTH_PROVIDERS[way.provider]} needs ${LIST.format(labels)} before people can sign in with it.`,
    `settings.${first}`,
  )
}

const LIST = new Intl.ListFormat('en-US', { type: 'conjunction' })
