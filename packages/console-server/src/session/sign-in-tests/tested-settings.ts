import { AUTH_SETTINGS, type TestSignIn } from '@edconsole/console-core/contract'
import { type AuthenticationRow, settingsAfter } from '../../handlers/authentications/settings-after.ts'
import { fieldError } from '../../http/api-error.ts'
import type { ServerContext } from '../../server-context.ts'

/** Settings that decide which server gets a secret. */
const ADDRESSES: ReadonlySet<string> = new Set([
  ...['issuer', 'authorizationEndpoint', 'tokenEndpoint', 'userinfoEndpoint'],
  ...['host', 'port', 'security', 'caCertificatePem'],
])

/**
 * Returns a provider as it would be after a change, without saving it. Another server gets no stored secret: it has to be
 * entered with the new address.
 * @throws ApiError where the settings couldn't be saved
 */
export const testedSettings = (
  context: Pick<ServerContext, 'secrets' | 'now'>,
  before: AuthenticationRow,
  { settings, username: _, password: __, ...others }: TestSignIn,
): AuthenticationRow => {
  const kept = settings ? settingsAfter(context, before, settings) : before
  const isElsewhere = [...ADDRESSES].some((name) => kept.settings[name] !== before.settings[name])
  const stored = AUTH_SETTINGS[before.provider].find(
    ({ name, secret }) =>
      secret && kept.secrets[name] !== undefined && kept.secrets[name] === before.secrets[name],
  )
  if (isElsewhere && stored)
    throw fieldError({
      field: `settings.${stored.name}`,
      message: "enter it again: a saved one isn't sent to another address",
    })
  return Object.assign({}, before, others, { settings: kept.settings, secrets: kept.secrets })
}
