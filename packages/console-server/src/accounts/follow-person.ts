import { USERNAME_ATTRIBUTES, type UsernameAttribute } from '@edconsole/console-core/contract'
import { createFinding, type Finding, fixTargets } from '@edconsole/console-core/import-rules'
import type { AccountWay } from './account-way.ts'
import type { NewAccount } from './create-accounts.ts'
import { changedLine, type StaffLine, skippedLine } from './follow-lines.ts'
import { type FollowingAccount, planAccount, wantedUsername } from './plan-account.ts'
import type { StaffPerson } from './staff-person.ts'
import type { TakenNames } from './taken-names.ts'

/** What following some people comes to, gathered before anything of it is written. */
export type Following = {
  readonly way: AccountWay
  readonly taken: TakenNames
  /** Mail addresses of users in other clients, as people write them. */
  readonly elsewhere: ReadonlySet<string>
  readonly at: Date
  readonly created: NewAccount[]
  readonly written: FollowingAccount[]
  readonly lines: StaffLine[]
  readonly skips: StaffLine[]
}

export type Followed = {
  readonly person: StaffPerson
  readonly outcome: 'created' | 'changed' | 'unchanged' | 'refused'
  readonly findings: readonly Finding[]
  /** The users behind accounts that are disabled. */
  readonly shut: readonly number[]
  /** The users behind accounts that are signed in to under another name or address from now on. */
  readonly readdressed: readonly number[]
}

/** Adds what one person comes to. @param own the person's accounts, mostly one */
export const followPerson = (
  following: Following,
  person: StaffPerson,
  own: readonly FollowingAccount[],
): Followed => {
  if (own.length === 0) return followNew(following, person)
  const findings: Finding[] = []
  const shut: number[] = []
  const readdressed: number[] = []
  const told = own.map((account) => {
    const { finding, line, changes } = followKnown(following, person, account)
    if (finding) findings.push(finding)
    if (line?.action === 'disable' && account.userId !== null) shut.push(account.userId)
    if (
      account.userId !== null &&
      changes.some(({ field }) => field === 'emailAddress' || field === 'username')
    )
      readdressed.push(account.userId)
    return line !== undefined
  })
  return { person, outcome: told.includes(true) ? 'changed' : 'unchanged', findings, shut, readdressed }
}

const followNew = (following: Following, person: StaffPerson): Followed => {
  const { way, taken, elsewhere, created, skips } = following
  const nothing = { person, outcome: 'unchanged', findings: [], shut: [], readdressed: [] } as const
  if (person.left !== null) return nothing
  const username = wantedUsername(person, way.usernameAttribute)
  const holder = username === null ? undefined : taken.holder(username)
  const foreign =
    person.emailAddress !== null && elsewhere.has(person.emailAddress) ? person.emailAddress : null
  if (username !== null && holder === undefined && foreign === null) {
    for (const name of new Set([username, person.emailAddress ?? username])) taken.take(name, null)
    created.push({ person, username })
    return { ...nothing, outcome: 'created' }
  }
  const finding =
    username === null
      ? attributeMissing(way, person)
      : foreign !== null
        ? emailElsewhere(way, person, foreign)
        : nameTaken(way, person, { name: username, holder: holder ?? null })
  skips.push(skippedLine(finding, person.staffId, null))
  const outcome = finding.severity === 'error' ? 'refused' : 'unchanged'
  return { ...nothing, outcome, findings: [finding] }
}

const followKnown = (
  { way, taken, at, written, lines, skips }: Following,
  person: StaffPerson,
  account: FollowingAccount,
) => {
  const isTaken = (name: string) => taken.holder(name, account.id) !== undefined
  const plan = planAccount(account, { person, way, isTaken, at })
  const { after, changes, taken: name } = plan
  if (after.username !== account.username) taken.take(after.username, account.id)
  if (changes.length > 0 || after.leftAt !== account.leftAt) written.push(after)
  const line = changedLine(plan, person.staffId)
  if (line) lines.push(line)
  if (name === null) return { line, changes }
  const holder = taken.holder(name, account.id) ?? null
  const finding = nameTaken(way, person, { name, holder })
  skips.push(skippedLine(finding, person.staffId, after))
  return { line, changes, finding }
}

const columnOf = (attribute: UsernameAttribute) => ({
  columnName: attribute,
  displayName: USERNAME_ATTRIBUTES[attribute],
})

/** A001. @param holder the account that has the name; null for one that this run makes */
const nameTaken = (
  { districtId, usernameAttribute }: AccountWay,
  { rowId }: StaffPerson,
  { name, holder }: { name: string; holder: number | null },
): Finding =>
  createFinding('A001', {
    value: name,
    column: columnOf(usernameAttribute),
    fixTarget: holder === null ? fixTargets.staff(String(districtId), rowId) : fixTargets.account(holder),
  })

/** A002. */
const attributeMissing = ({ districtId, usernameAttribute }: AccountWay, { rowId }: StaffPerson): Finding =>
  createFinding('A002', {
    column: columnOf(usernameAttribute),
    params: { attribute: USERNAME_ATTRIBUTES[usernameAttribute].toLowerCase() },
    fixTarget: fixTargets.staff(String(districtId), rowId),
  })

/** A003. Doesn't say which client it is, because it is another one's. */
const emailElsewhere = ({ districtId }: AccountWay, { rowId }: StaffPerson, email: string): Finding =>
  createFinding('A003', {
    value: email,
    column: columnOf('emailAddress'),
    fixTarget: fixTargets.staff(String(districtId), rowId),
  })
