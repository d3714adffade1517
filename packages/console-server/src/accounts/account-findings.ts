import { USERNAME_ATTRIBUTES, type UsernameAttribute } from '@edconsole/console-core/contract'
import { createFinding, type Finding, fixTargets } from '@edconsole/console-core/import-rules'
import type { AccountWay } from './account-way.ts'
import type { StaffPerson } from './staff-person.ts'

const columnOf = (attribute: UsernameAttribute) => ({
  columnName: attribute,
  displayName: USERNAME_ATTRIBUTES[attribute],
})

/** A001. @param holder the account that has the name; null for one that this run makes */
export const nameTaken = (
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
export const attributeMissing = (
  { districtId, usernameAttribute }: AccountWay,
  { rowId }: StaffPerson,
): Finding =>
  createFinding('A002', {
    column: columnOf(usernameAttribute),
    params: { attribute: USERNAME_ATTRIBUTES[usernameAttribute].toLowerCase() },
    fixTarget: fixTargets.staff(String(districtId), rowId),
  })

/** A003. Which client it is stays untold: it is somebody else's. */
export const emailElsewhere = ({ districtId }: AccountWay, { rowId }: StaffPerson, email: string): Finding =>
  createFinding('A003', {
    value: email,
    column: columnOf('emailAddress'),
    fixTarget: fixTargets.staff(String(districtId), rowId),
  })
