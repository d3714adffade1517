import { AUTH_PROVIDERS, AUTH_SETTINGS, missingSettings } from '@edconsole/console-core/contract'
import { ApiError } from '../../http/api-error.ts'
import type { ServerContext } from '../../server-context.ts'
import { isOpenIdProvider } from '../federated/openid/presets.ts'
import { missingClientSettings } from '../federated/openid/provider-client.ts'
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
  const [first] = missingSettingsOf(context, way)
  const message = incompleteMessage(context, way)
  if (message !== undefined) throw new ApiError(400, message, `settings.${first}`)
}

/** What a way to sign in lacks, in a sentence; undefined for a complete one. */
export const incompleteMessage = (context: Context, way: Way): string | undefined => {
  const labels = missingSettingsOf(context, way).map(
    (name) => AUTH_SETTINGS[way.provider].find((one) => one.name === name)?.label ?? name,
  )
  return labels.length === 0
    ? undefined
    : `${AUTH_PROVIDERS[way.provider]} needs ${LIST.format(labels)} before people can sign in with it.`
}

const LIST = new Intl.ListFormat('en-US', { type: 'conjunction' })
