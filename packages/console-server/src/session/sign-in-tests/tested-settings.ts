import { ADDRESS_SETTINGS, AUTH_SETTINGS, type TestSignIn } from '@edconsole/console-core/contract'
import { ApiError } from '../../http/api-error.ts'
import type { ServerContext } from '../../server-context.ts'
import { type AuthenticationRow, settingsAfter } from '../provider-settings/settings-after.ts'

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
  const isElsewhere = ADDRESS_SETTINGS.some((name) => kept.settings[name] !== before.settings[name])
  const stored = AUTH_SETTINGS[before.provider].find(
    ({ name, secret }) =>
      secret && kept.secrets[name] !== undefined && kept.secrets[name] === before.secrets[name],
  )
  if (isElsewhere && stored)
    throw new ApiError(
      400,
      `Enter the ${stored.label.toLowerCase()} again. A saved one isn't sent to another address.`,
      `settings.${stored.name}`,
    )
  return Object.assign({}, before, others, { settings: kept.settings, secrets: kept.secrets })
}
