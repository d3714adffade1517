import type { AuditSubjectKind } from '@edconsole/console-core/contract'
import type { Db } from '../db/schema.ts'

/** Whose values are to be erased: of a person by user, account or staff record, or the contacts named in a record. */
export type ErasedValues =
  | { readonly user: number }
  | { readonly account: number }
  | { readonly staff: { readonly lea: string; readonly staffId: string } }
  | { readonly record: `${AuditSubjectKind}:${number}` }

/**
 * Erases what the audit log holds of a person: names and other personal values, also as the one who changed something.
 * A user's accounts and staff record count as the same person. Entries stay, and their chains valid.
 * @returns how many values were erased
 */
export const eraseAudit = (db: Db, erased: ErasedValues): Promise<number> =>
  db.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('auditValues')
      .where('owner', 'in', 'record' in erased ? [erased.record] : await ownersOf(trx, erased))
      .executeTakeFirst()
    return Number(numDeletedRows)
  })

type ErasedPerson = Exclude<ErasedValues, { readonly record: string }>

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
