import { type Db, localAuthenticationOf } from '@edconsole/console-server/internal'
import { sql } from 'kysely'
import type { SeedKind } from './imports/district-plan.ts'
import { leaOf } from './lea-of.ts'
import { insertCustomRoles } from './people/custom-roles.ts'
import { draftAccounts } from './people/draft-accounts.ts'
import { contactUser, programUsers, providerUsers, staffUsers } from './people/draft-users.ts'
import { insertAccountResults } from './people/insert-account-results.ts'
import { insertHistory } from './people/insert-history.ts'
import { insertUsers, type UserDraft } from './people/insert-users.ts'
import type { SeedDistrict } from './seed-district.ts'
import { draftsOf } from './seed-districts.ts'

type Options = { now: Date; districts: readonly SeedDistrict[]; kind: SeedKind }

/** Accounts that follow the stored staff and students, users, roles that people made, and what happened to accounts. */
export const insertAccountsAndUsers = async (db: Db, options: Options): Promise<void> => {
  const { now, districts, kind } = options
  await insertCustomRoles(db, now)
  const provider = providerUsers(now)
  await insertPeopleWithAccounts(db, kind === 'small' ? provider.slice(0, 1) : provider)
  // The contact of the first district can sign in and is there already.
  const contacts = draftsOf(kind).slice(1)
  await insertPeopleWithAccounts(
    db,
    contacts.map((district, index) => contactUser(district, index, now)),
  )
  for (const [index, district] of districts.entries()) {
    await linkStaff(db, district)
    const accounts = await draftAccounts(db, district, options)
    const staff = index === 0 ? staffUsers(accounts, district.id, now) : []
    const invited = new Set(
      staff.flatMap(({ status, emailAddress }) => (status === 'invited' ? [emailAddress] : [])),
    )
    const ids = await insertUsers(db, [...staff, ...programUsers(accounts, district.id)])
    if (accounts.length > 0)
      await db
        .insertInto('accounts')
        .values(
          accounts.map((draft) => ({
            ...draft,
            userId: ids.get(draft.emailAddress) ?? null,
            ...(invited.has(draft.emailAddress) && { lastLogin: null, lastLoginIp: null }),
          })),
        )
        .execute()
    const lines = await insertHistory(db, district, options)
    if (kind === 'demo') await insertAccountResults(db, district, lines)
  }
  if (kind === 'demo') await insertInvitations(db, now)
}

const INVITED_BEFORE_MS = 2 * 86_400_000

/** Whoever hasn't been let in yet got an email with a link that still works. */
const insertInvitations = async (db: Db, now: Date): Promise<void> => {
  await sql`insert into invitations (account_id, attempts, sent_at)
    select accounts.id, 1, ${new Date(now.getTime() - INVITED_BEFORE_MS)}::timestamptz
    from accounts join users on users.id = accounts.user_id
      join authentications on authentications.id = accounts.authentication_id
    where users.status = 'invited' and accounts.client_id is not null and authentications.provider = 'illuminate'`.execute(
    db,
  )
}

/** A staff member who can sign in already has an account. */
const linkStaff = async (db: Db, { lea }: SeedDistrict): Promise<void> => {
  await sql`update accounts a set staff_id = r.source_id from sis_rows r
    where a.lea = ${lea} and a.staff_id is null and a.user_type = 'staff' and r.lea = a.lea
      and r.component = 'staff' and lower(r.data ->> 'emailAddress') = lower(a.email_address)`.execute(db)
}

/** People without a row in the SIS: their account is named like their mail address. */
const insertPeopleWithAccounts = async (db: Db, drafts: readonly UserDraft[]): Promise<void> => {
  const ids = await insertUsers(db, drafts)
  for (const { emailAddress, firstName, lastName, clientId, lastLogin, districtIds } of drafts) {
    const userId = ids.get(emailAddress)
    if (userId === undefined) continue
    const [districtId] = districtIds
    const lea = districtId === undefined ? null : await leaOf(db, districtId)
    await db
      .insertInto('accounts')
      .values({
        emailAddress,
        firstName,
        lastName,
        clientId,
        userId,
        lastLogin,
        lea,
        username: emailAddress.split('@')[0] ?? emailAddress,
        authxAccountId: FIRST_LINK + userId,
        authenticationId: await localAuthenticationOf(db, clientId),
      })
      .execute()
  }
}

/** Added to the user's number: lower than those of the accounts that can sign in. */
const FIRST_LINK = 50_000
