import { configurationRows } from '../handlers/reference/configuration-rows.ts'
import type { ServerContext } from '../server-context.ts'

/** The mail address that the operator has set for questions (R20). */
export const supportContact = async ({
  db,
  now,
}: Pick<ServerContext, 'db' | 'now'>): Promise<string | undefined> => {
  const rows = await configurationRows(db, 'console.support.email', now())
  return rows.at(-1)?.value.trim() || undefined
}
