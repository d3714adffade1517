import type { AccountsTable, Db } from '@edconsole/console-server/internal'
import type { Insertable } from 'kysely'
import { clientIdOf } from '../client-id-of.ts'
import type { SeedKind } from '../imports/district-plan.ts'
import { createRandom } from '../imports/random.ts'
import type { SeedDistrict } from '../seed-district.ts'
import { accountStates } from './account-states.ts'

export type AccountDraft = Insertable<AccountsTable> & { clientId: number; lea: string }

/** Of the small seed every account is in a state of its own, of the demo every eleventh. */
const STATE_EVERY = { small: 1, demo: 11 } as const

const DAY_MS = 86_400_000
/** Keeps the links of those who come after the first hundreds away from those of other districts. */
const FURTHER_LINKS = 10_000

/** Accounts of a district's stored staff, of its first students, and in the demo of its own programs. */
export const draftAccounts = async (
  db: Db,
  district: SeedDistrict,
  { now, kind }: { now: Date; kind: SeedKind },
): Promise<AccountDraft[]> => {
  const { lea, id } = district
  const clientId = clientIdOf(id)
  const plan = planOf(district, kind)
  const ways = await db
    .selectFrom('authentications')
    .select('id')
    .where('clientId', '=', clientId)
    .orderBy('isDefault', 'desc')
    .orderBy('id')
    .execute()
  const everybody = await peopleOf(db, lea, 'staff', kind === 'small' ? plan.staff : MOST_STAFF)
  const staff = everybody.slice(0, plan.staff)
  const students = await peopleOf(db, lea, 'students', plan.students)
  const random = createRandom(`${lea} accounts`)
  const states = accountStates(now)
  const first = [...staff, ...students, ...(kind === 'demo' ? [programOf(district)] : [])].map(
    (person, index) => {
      const every = STATE_EVERY[kind]
      // Programs are exempt from locks.
      const isSpecial = index % every === every - 1 && person.userType !== 'service'
      const special = isSpecial ? states[Math.floor(index / every) % states.length] : undefined
      const seen = new Date(now.getTime() - random.int(2, 40 * 24) * (DAY_MS / 24))
      return {
        ...person,
        lea,
        clientId,
        createdBy: null,
        createdAt: new Date(now.getTime() - random.int(60, 900) * DAY_MS),
        // Where a client offers more than Local, every third person uses it.
        authenticationId: (index % 3 === 2 ? ways[1] : undefined)?.id ?? ways[0]?.id ?? null,
        lastLogin: seen,
        lastLoginIp: `203.0.113.${random.int(1, 254)}`,
        authxAccountId: id * 1000 + index,
        ...special,
      }
    },
  )
  const calm = createRandom(`${lea} further accounts`)
  const others = everybody.slice(plan.staff).map((person, index) => ({
    ...person,
    lea,
    clientId,
    createdBy: null,
    authenticationId: ways[0]?.id ?? null,
    createdAt: new Date(now.getTime() - calm.int(60, 900) * DAY_MS),
    // Two of three have not signed in yet.
    lastLogin: calm.chance(0.33) ? new Date(now.getTime() - calm.int(2, 40 * 24) * (DAY_MS / 24)) : null,
    authxAccountId: id * FURTHER_LINKS + index,
  }))
  return [...first, ...others]
}

const MOST_STAFF = 10_000

/** What the district's own programs sign in with. Email addresses of users are unique, beyond districts too. */
const programOf = ({ id }: SeedDistrict) => ({
  firstName: 'Nightly',
  lastName: 'Sync',
  username: 'nightly-sync',
  userType: 'service' as const,
  emailAddress: `nightly-sync-${id}@example.org`,
})

const planOf = ({ profile }: SeedDistrict, kind: SeedKind): { staff: number; students: number } => {
  if (kind === 'small') return { staff: 5, students: 1 }
  return profile === 'rich' ? { staff: 282, students: 14 } : { staff: 10, students: 1 }
}

const peopleOf = async (db: Db, lea: string, component: 'staff' | 'students', limit: number) => {
  const rows = await db
    .selectFrom('sisRows')
    .select(['sourceId', 'data'])
    .where('lea', '=', lea)
    .where('component', '=', component)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('accounts')
            .select('accounts.id')
            .whereRef('accounts.lea', '=', 'sisRows.lea')
            .whereRef('accounts.staffId', '=', 'sisRows.sourceId'),
        ),
      ),
    )
    .orderBy('sourceId')
    .limit(limit)
    .execute()
  return rows.map(({ sourceId, data }) => {
    const username = textOf(data.username) ?? `s${sourceId}`
    const person = {
      firstName: textOf(data.firstName) ?? '',
      lastName: textOf(data.lastName) ?? '',
      username,
      emailAddress: textOf(data.emailAddress) ?? `${username}@example.org`,
    }
    return component === 'staff'
      ? { ...person, userType: 'staff' as const, staffId: sourceId }
      : { ...person, userType: 'student' as const, studentId: sourceId }
  })
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)
