import { customerLetter, type District } from '@edconsole/console-core/contract'
import { ApiError } from '../../http/api-error.ts'
import { authorOf } from '../../http/author-of.ts'
import { consoleAddress } from '../../http/console-address.ts'
import type { Call } from '../../http/handler.ts'
import { refuseForNow } from '../../http/refuse-for-now.ts'
import { requireCaller } from '../../http/require-caller.ts'
import { districtOfCall } from '../district-of-call.ts'
import { countCustomerRequest, forgiveCustomerRequest } from './customer-request-limit.ts'
import { readDistrict } from './district-rows.ts'

const NOT_SENT = 'The mail could not be sent, so nobody was asked. Try again later.'

/** Asks the district's contact for the SIS connection (R10, R25), and remembers it once the letter has left. */
export const requestFromCustomer = async (call: Call): Promise<District> => {
  const { db, mail, now } = call
  const caller = requireCaller(call)
  const {
    id,
    contactEmailAddress: to,
    contactName,
    districtName,
    sisProviderName,
  } = await districtOfCall(call)
  if (!to?.trim()) {
    const field = 'contactEmailAddress'
    throw new ApiError(400, `${districtName} has no '${field}': nobody can be asked.`, field)
  }
  const author = await authorOf(call)
  const { emailAddress: replyTo } = await db
    .selectFrom('users')
    .select('emailAddress')
    .where('id', '=', caller.userId)
    .executeTakeFirstOrThrow()
  const link = `${consoleAddress(call)}/client-communication`
  const asking = { districtId: id, userId: caller.userId }
  const waitMs = await countCustomerRequest(db, asking, now())
  if (waitMs > 0) refuseForNow(call.http, waitMs, `You asked ${districtName} a short while ago.`)
  try {
    const letter = customerLetter({ contactName, districtName, sisProviderName, author, link })
    await mail.send({ to, replyTo, ...letter })
  } catch {
    await forgiveCustomerRequest(db, asking)
    throw new ApiError(503, NOT_SENT)
  }
  const asked = { requestedFromCustomerAt: now(), requestedTo: to }
  await db
    .insertInto('sisApiConfigs')
    .values({ districtId: id, createdAt: now(), createdBy: author, ...asked })
    .onConflict((conflict) => conflict.column('districtId').doUpdateSet(asked))
    .execute()
  return readDistrict(db, caller, id)
}
