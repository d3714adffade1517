import type { AuthProvider } from '@edconsole/console-core/contract'
import { type Db, json } from '@edconsole/console-server/internal'
import { clientIdOf } from '../seed/client-id-of.ts'

type Leading = {
  readonly districtId: number
  readonly provider: AuthProvider
  readonly settings: Readonly<Record<string, unknown>>
  readonly secrets?: Readonly<Record<string, { sealed: string; savedAt: string }>>
  /** Whether the settings are the demo's own. Those that people entered stay. */
  readonly isOwn: (settings: Readonly<Record<string, unknown>>) => boolean
}

/** Leads the sign-in of a district to a provider of this start, and enables it. */
export const leadAuthentication = async (
  db: Db,
  { districtId, provider, settings, secrets = {}, isOwn }: Leading,
): Promise<void> => {
  const found = await db
    .selectFrom('authentications')
    .select(['id', 'settings'])
    .where('clientId', '=', clientIdOf(districtId))
    .where('provider', '=', provider)
    .executeTakeFirst()
  if (!found || !isOwn(found.settings)) return
  await db
    .updateTable('authentications')
    .set({ settings: json(settings), secrets: json(secrets), isEnabled: true })
    .where('id', '=', found.id)
    .execute()
}

/** Starts on the usual port, or on a free one. */
export const onPort = async <T>(port: number, start: (port: number) => Promise<T>): Promise<T> => {
  try {
    return await start(port)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error
    return start(0)
  }
}
