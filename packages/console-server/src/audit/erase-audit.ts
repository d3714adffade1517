import type { Db } from '../db/schema.ts'

/** Whose values are to be erased, by the number of their user, of an account, or of staff in a district. */
export type ErasedPerson =
  | { readonly user: number }
  | { readonly account: number }
  | { readonly staff: { readonly lea: string; readonly staffId: string } }

/**
 * Erases what the audit log holds of a person: names and other personal values, also as the one who changed something.
 * A user's accounts and staff record count as the same person. Entries stay, and their chains valid.
 * @returns how many values were erased
 */
export const eraseAudit = (db: Db, person: ErasedPerson): Promise<number> =>
  db.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('auditValues')
      .where('owner', 'in', await ownersOf(trx, person))
      .executeTakeFirst()
    return Number(numDeletedRows)
  })

const ownersOf = async (trx: Db, person: ErasedPerson): Promise<string[]> => {
  const accounts = await trx
    .selectFrom('accounts')
    .select(['id', 'userId', 'lea', 'staffId'])
    .where((eb) => {
      if ('user' in person) return eb('userId', '=', person.user)
      if ('account' in person) return eb('id', '=', person.account)
      return eb.and([eb('lea', '=', person.staff.lea), eb('staffId', '=', person.staff.staffId)])
    })
    .execute()
  const own =
    'user' in person
      ? `user:${person.user}`
      : 'account' in person
        ? `account:${person.account}`
        : `staff:${person.staff.lea}/${person.staff.staffId}`
  const linked = accounts.flatMap(({ id, userId, lea, staffId }) => [
    `account:${id}`,
    ...(userId === null ? [] : [`user:${userId}`]),
    ...(lea === null || staffId === null ? [] : [`staff:${lea}/${staffId}`]),
  ])
  return [...new Set([own, ...linked])]
}
