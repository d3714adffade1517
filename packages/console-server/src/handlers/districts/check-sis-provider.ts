import type { Db } from '../../db/schema.ts'
import { fieldError } from '../../http/field-error.ts'

/** The system that a district names must be one of `/sis-systems`. */
export const checkSisProvider = async (db: Db, name: string | null | undefined): Promise<void> => {
  if (name === null || name === undefined) return
  const known = await db.selectFrom('sisSystems').select('id').where('name', '=', name).executeTakeFirst()
  if (known) return
  const field = 'sisProviderName'
  throw fieldError({ field, message: 'no SIS system is called that' })
}
