import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'

/** The names that people of a client already sign in with: usernames and email addresses, ignoring case. */
export type TakenNames = {
  /** The account that has a name, unless it is `own`; null for one that is being made, undefined for none. */
  readonly holder: (name: string, own?: number) => number | null | undefined
  /** @param accountId null for an account that is being made */
  readonly take: (name: string, accountId: number | null) => void
}

/** @param names the names to look for */
export const takenNames = async (db: Db, clientId: number, names: readonly string[]): Promise<TakenNames> => {
  const holders = new Map<string, (number | null)[]>()
  const take = (name: string, accountId: number | null) => {
    const key = name.toLowerCase()
    holders.set(key, [...(holders.get(key) ?? []), accountId])
  }
  if (names.length > 0) {
    const wanted = sql.join(names.map((name) => name.toLowerCase()))
    const { rows } = await sql<{ id: number; name: string }>`
      select id, username as name from accounts
      where coalesce(client_id, 0) = ${clientId} and lower(username) in (${wanted})
      union
      select id, email_address from accounts
      where client_id = ${clientId} and lower(email_address) in (${wanted})
      order by 1`.execute(db)
    for (const { id, name } of rows) take(name, id)
  }
  return {
    holder: (name, own) => holders.get(name.toLowerCase())?.find((id) => own === undefined || id !== own),
    take,
  }
}

/** The email addresses that people of another client, or provider staff, sign in with. */
export const emailsElsewhere = async (
  db: Db,
  clientId: number,
  emails: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (emails.length === 0) return new Set()
  const { rows } = await sql<{ email: string }>`
    select wanted.email from jsonb_array_elements_text(${JSON.stringify(emails)}::jsonb) as wanted (email)
    join users on lower(users.email_address) = lower(wanted.email collate "C")
    where users.client_id is distinct from ${clientId}`.execute(db)
  return new Set(rows.map(({ email }) => email))
}
