import { customerEmail, type District } from '@edconsole/console-core/contract'
import type { Db } from '../../db/schema.ts'
import { ApiError, refuseForNow } from '../../http/api-error.ts'
import { consoleAddress } from '../../http/console-address.ts'
import type { Call } from '../../http/handler.ts'
import { authorOf, requireCaller } from '../../http/require-caller.ts'
import { districtOfCall } from '../district-of-call.ts'
import { readDistrict } from './district-rows.ts'

const NOT_SENT = "The email couldn't be sent. Try again later."

/** Asks the district's contact for the SIS connection (R10, R25), and remembers it once the email has left. */
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
    throw new ApiError(400, `${districtName} has no '${field}', so no email can be sent.`, field)
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
  if (waitMs > 0) refuseForNow(call.http, waitMs, `You emailed ${districtName} a short while ago.`)
  try {
    const email = customerEmail({ contactName, districtName, sisProviderName, author, link })
    await mail.send({ to, replyTo, ...email })
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

/** How often one person may ask the customer of one district. */
export const CUSTOMER_REQUEST_LIMIT = { windowMs: 10 * 60_000 } as const

type Asking = { districtId: number; userId: number }

/**
 * Counts a request before its email is sent, so that of requests at once only one sends any.
 * @returns how long the person has to wait, in milliseconds; 0 when the email may go
 */
const countCustomerRequest = async (db: Db, asking: Asking, now: Date): Promise<number> => {
  const over = new Date(now.getTime() - CUSTOMER_REQUEST_LIMIT.windowMs)
  const counted = await db
    .insertInto('customerRequests')
    .values({ ...asking, askedAt: now })
    .onConflict((conflict) =>
      conflict
        .columns(['districtId', 'userId'])
        .doUpdateSet({ askedAt: now })
        .where('customerRequests.askedAt', '<=', over.toISOString()),
    )
    .returning('askedAt')
    .executeTakeFirst()
  if (counted) return 0
  const { askedAt } = await requestsOf(db, asking).select('askedAt').executeTakeFirstOrThrow()
  return Math.max(Date.parse(askedAt) + CUSTOMER_REQUEST_LIMIT.windowMs - now.getTime(), 1)
}

/** Takes it back: no email has left. */
const forgiveCustomerRequest = async (db: Db, { districtId, userId }: Asking): Promise<void> => {
  await db
    .deleteFrom('customerRequests')
    .where('districtId', '=', districtId)
    .where('userId', '=', userId)
    .execute()
}

const requestsOf = (db: Db, { districtId, userId }: Asking) =>
  db.selectFrom('customerRequests').where('districtId', '=', districtId).where('userId', '=', userId)
