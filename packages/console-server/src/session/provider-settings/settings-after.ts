import { plainIssue, settingsChangeSchema } from '@edconsole/console-core/schemas'
import type { Selectable } from 'kysely'
import type { AuthenticationsTable } from '../../db/schema/federated.ts'
import { refusalOf } from '../../http/read-body.ts'
import type { ServerContext } from '../../server-context.ts'
import { type KeptSettings, mergeSettings } from './merge-settings.ts'

export type AuthenticationRow = Selectable<AuthenticationsTable>

/**
 * Returns the settings of a way to sign in after a change of some.
 * @throws ApiError where the provider couldn't work with them
 */
export const settingsAfter = (
  { secrets: { seal }, now }: Pick<ServerContext, 'secrets' | 'now'>,
  before: AuthenticationRow,
  settings: Record<string, unknown>,
): KeptSettings => {
  const change = settingsChangeSchema(before.provider).safeParse(settings, { error: plainIssue })
  if (!change.success) throw refusalOf(change.error, ['settings'])
  return mergeSettings(before.provider, before, change.data, { seal, at: now() })
}
