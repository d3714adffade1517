import type { Call } from './handler.ts'
import { requireCaller } from './require-caller.ts'

/** The caller's name, for what is set up and started: `Ana Reyes`. */
export const authorOf = async (call: Pick<Call, 'db' | 'caller'>): Promise<string> => {
  const { firstName, lastName } = await call.db
    .selectFrom('users')
    .select(['firstName', 'lastName'])
    .where('id', '=', requireCaller(call).userId)
    .executeTakeFirstOrThrow()
  return `${firstName} ${lastName}`
}
