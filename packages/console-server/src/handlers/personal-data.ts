import type { PersonalDataShown } from '@edconsole/console-core/contract'
import { auditDone } from '../audit/record-changes.ts'
import type { Call, Handlers } from '../http/handler.ts'
import { districtOfCall } from './district-of-call.ts'

/** Notes who asked to see personal data and where; whose it is isn't known to the server, and doesn't belong into the log. */
const noteShown = async (call: Call<PersonalDataShown>): Promise<null> => {
  const { db, body } = call
  const { id } = await districtOfCall(call)
  const to = `${body.place}: ${body.subject}`
  await db
    .transaction()
    .execute((trx) =>
      auditDone(trx, call, { kind: 'personalData', keys: [id] }, { field: 'personalDataShown', to }),
    )
  return null
}

export const personalDataHandlers = {
  'personalData.noteShown': noteShown,
} satisfies Partial<Handlers>
