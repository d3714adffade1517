import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/schema.ts'
import { type Found, isOwnRecord, type Person } from './person.ts'

/**
 * The email addresses of a person's own rows, accounts and users. One that another account of the district has too is an office's,
 * or a contact's who works there: it stays in use.
 */
export const addressesOf = async (
  db: Db,
  person: Person,
  { accounts, users }: Pick<Found, 'accounts' | 'users'>,
): Promise<string[]> => {
  const { rows } = await sql<{ address: string }>`
    select distinct lower(address) as address from (
      select trim(data ->> 'emailAddress') as address from sis_rows where ${isOwnRecord(person)}
      union select email_address from accounts where id = any(${accounts}::integer[])
      union select email_address from users where id = any(${users}::integer[])) own
    where address <> '' and not exists (select from accounts other where other.lea = ${person.lea}
      and other.id <> all(${accounts}::integer[]) and lower(other.email_address) = lower(address))`.execute(
    db,
  )
  return rows.map(({ address }) => address)
}

const isOwn = ({ addresses }: Found) => sql`lower(trim(recipient)) = any(${addresses}::text[])`

/** The recipients of an export's emails: the person's addresses, or the others. */
export const recipients = (found: Found, own: boolean): RawBuilder<unknown> =>
  sql`(select coalesce(jsonb_agg(recipient order by place), '[]')
    from jsonb_array_elements_text(notify_emails) with ordinality one (recipient, place) where (${isOwn(found)}) = ${own})`

/** True for exports of the district whose emails the person receives. */
export const isReceiving = (found: Found): RawBuilder<unknown> =>
  sql`lea = ${found.person.lea}
    and exists (select from jsonb_array_elements_text(notify_emails) one (recipient) where ${isOwn(found)})`

/** True for values `it` of the audit log that list recipients of the district's exports, the person among them. */
export const isRecipientValue = (found: Found): RawBuilder<unknown> =>
  sql`(it.owner like 'export:%' and it.name like 'notifyEmails.%'
    and exists (select from audit_entries entry
      where entry.chain_id = it.chain_id and entry.sequence = it.sequence and entry.lea = ${found.person.lea})
    and exists (select from jsonb_array_elements_text(
      case jsonb_typeof(it.value) when 'array' then it.value else jsonb_build_array(it.value) end) one (recipient)
      where ${isOwn(found)}))`
