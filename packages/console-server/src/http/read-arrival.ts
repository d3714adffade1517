import type { OperationId } from '@edconsole/console-core/contract'
import type { Context } from 'hono'
import { isLea } from '../access.ts'
import { type RowCount, versionOf } from '../db/row-counts.ts'
import type { ServerContext } from '../server-context.ts'
import { readBearer } from '../session/bearer.ts'
import type { Arrival } from '../session/caller-memory.ts'
import { type Asked, findCaller } from '../session/find-caller.ts'
import { findProgram } from '../session/find-program.ts'
import { findHostPerson } from '../session/host-tokens/find-host-person.ts'
import { TOKEN_PREFIX } from '../session/service-tokens.ts'
import { readSessionCookie } from '../session/session-cookie.ts'
import { countSignIn } from '../session/sign-in-limit.ts'
import type { ApiEnv } from './api-env.ts'
import { ApiError, refuseForNow } from './api-error.ts'
import { refuseTooMany } from './quotas.ts'

/** What the console also asks for while no one is using it: no use of the session. */
const ASKED_BY_ITSELF: ReadonlySet<OperationId> = new Set(['session.userInfo', 'alerts.unread'])

type Answer = { readonly arrival: Arrival | null; readonly rowCounts: readonly RowCount[] }

/**
 * Finds who makes a request, with the address's district if they have access to it, and its row counts. A bearer token
 * decides; the session cookie counts only without one.
 * @throws ApiError 429 for a session or token that makes too many calls, and 401 or 403 for a bearer token that isn't valid or belongs to no user
 */
export const readArrival = async (
  context: ServerContext,
  c: Context<ApiEnv>,
  id: OperationId,
): Promise<Answer> => {
  const bearer = readBearer(c)
  const session = readSessionCookie(c)
  if (bearer === undefined && session === undefined) return { arrival: null, rowCounts: [] }
  const now = context.now()
  refuseTooMany(
    c,
    bearer === undefined
      ? context.quotas.take('session', session ?? '', now)
      : context.quotas.take('token', bearer, now),
  )
  const lea = c.req.query('lea')
  const wanted = lea !== undefined && isLea(lea) ? lea : undefined
  const rowCounts = await context.readRowCounts(wanted ?? '')
  const asked = { now, wanted, version: versionOf(rowCounts, ['callers']) }
  if (bearer !== undefined) return { arrival: await findBearer(context, c, bearer, asked), rowCounts }
  const { address } = c.get('connection')
  const counts = !ASKED_BY_ITSELF.has(id)
  const arrival =
    session === undefined ? null : await findCaller(context, session, { ...asked, address, counts })
  return arrival ? { arrival, rowCounts } : { arrival: null, rowCounts: [] }
}

const findBearer = async (
  context: ServerContext,
  c: Context<ApiEnv>,
  token: string,
  asked: Asked,
): Promise<Arrival> => {
  if (token.startsWith(TOKEN_PREFIX))
    return (await findProgram(context, token, asked)) ?? refuseWrong(context, c)
  const person = await context.hostTokens.verify(token)
  if (person === 'expired') return refuseToken(c)
  if (person === 'invalid') return refuseWrong(context, c)
  if (person === 'scope') {
    c.header('www-authenticate', 'Bearer error="insufficient_scope"')
    throw new ApiError(403, "The token doesn't have the scopes that the console requires.")
  }
  return findHostPerson(context, token, { ...asked, person })
}

const refuseToken = (c: Context): never => {
  c.header('www-authenticate', 'Bearer error="invalid_token"')
  throw new ApiError(401, "The token isn't valid or has expired.")
}

/** Wrong tokens of a network count like wrong passwords of one username. Right ones are never kept waiting by them. */
const refuseWrong = async ({ db, now }: ServerContext, c: Context<ApiEnv>): Promise<never> => {
  const { address } = c.get('connection')
  const { waitMs } = await countSignIn(db, { address, clientId: undefined, username: 'bearer token' }, now())
  if (waitMs > 0) refuseForNow(c, waitMs, 'Too many wrong tokens from your network.')
  return refuseToken(c)
}
