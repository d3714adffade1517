import type { Db } from '../../db/schema.ts'

/** Makes these the roles that a role inherits directly. */
export const setChildren = async (trx: Db, roleName: string, children: readonly string[]): Promise<void> => {
  await trx.deleteFrom('roleInheritance').where('roleName', '=', roleName).execute()
  if (children.length === 0) return
  await trx
    .insertInto('roleInheritance')
    .values(children.map((inheritsName) => ({ roleName, inheritsName })))
    .execute()
}
