import {
  type ItemAnswer,
  type ListAnswer,
  OPERATIONS,
  type Operation,
  type OperationId,
  queryKeysOf,
} from '@edconsole/console-core/contract'
import type { Context } from 'hono'
import { checkAccess, checkClient, checkProgram, checkTenant } from '../access.ts'
import type { ListPage } from '../db/list-page.ts'
import { handlers } from '../handlers/index.ts'
import type { ServerContext } from '../server-context.ts'
import type { ApiEnv } from './api-env.ts'
import { ApiError } from './api-error.ts'
import { type Call, FailedTest, PerItem } from './handler.ts'
import { readArrival } from './read-arrival.ts'
import { readBody } from './read-body.ts'
import { answerAtPlace } from './read-place.ts'
import { readQuery } from './read-query.ts'
import { takeVersion } from './refuse-stale.ts'

/** Answers a call: session or token, access, district, body, handler, envelope (R17). */
export const answerOperation = (id: OperationId, context: ServerContext) => {
  const operation = OPERATIONS[id]
  // `Handlers` checks each handler's types; here, any call meets any handler.
  const handler = handlers[id] as (call: Call) => Promise<unknown>
  return async (c: Context<ApiEnv>): Promise<Response> => {
    const { caller, lea, query, params, rowCounts } = await admit(context, c, id)
    const clientId = await checkClient(context.db, operation, caller, c.req.header('x-ied-client-id'))
    const body = operation.method === 'GET' ? undefined : await readBody(id, c)
    if (operation.lea === 'body') checkBodyLea(query.lea, body)
    const call: Call = {
      ...context,
      operation,
      caller,
      lea,
      clientId,
      params,
      query,
      rowCounts,
      http: c,
      ...takeVersion(operation, body),
    }
    const answer = await answerAtPlace(id, call, handler)
    if (operation.list) return c.json(pageAnswer(answer as ListPage<unknown>))
    return c.json(
      answer instanceof PerItem || answer instanceof FailedTest ? answer.toAnswer() : itemAnswer(answer),
    )
  }
}

/**
 * Checks session or token, role, query and district of a request.
 * @param operation has another address than the call whose callers may make it
 */
export const admit = async (
  context: ServerContext,
  c: Context<ApiEnv>,
  id: OperationId,
  operation: Operation = OPERATIONS[id],
) => {
  c.set('operationId', id)
  const { arrival, rowCounts } = await readArrival(context, c, id)
  const caller = arrival?.caller ?? null
  if (caller) c.set('userId', caller.userId)
  if (arrival?.program) checkProgram(id, operation, arrival.program)
  const params = readParams(c)
  checkAccess(id, caller, context.employeeAccess, params)
  const query = readQuery(c.req.url)
  checkQuery(operation, query)
  return {
    caller,
    lea: checkTenant(operation, caller, query.lea, arrival?.lea ?? null),
    query,
    params,
    rowCounts,
  }
}

const readParams = (c: Context): Record<string, string> => {
  const params: Record<string, string> = c.req.param()
  if (Object.values(params).some((value) => value.includes('\0')))
    throw new ApiError(400, 'The address contains a null character.')
  return params
}

const itemAnswer = (data: unknown): ItemAnswer<unknown> => ({ data: data ?? null })

const pageAnswer = ({ rows, totalCount, limit, offset, facets }: ListPage<unknown>): ListAnswer<unknown> => ({
  data: rows,
  errors: [],
  extensions: { limit, offset, totalCount, ...(facets ? { facets } : {}) },
})

/** The address may only name the district that the body creates (R18). */
const checkBodyLea = (wanted: unknown, body: unknown): void => {
  const own = typeof body === 'object' && body !== null && 'lea' in body ? body.lea : undefined
  if (wanted !== undefined && wanted !== own)
    throw new ApiError(400, "The parameter 'lea' doesn't match 'lea' in the body.", 'lea')
}

/** Keys of a list that hold several values; the list reads them itself. */
const NESTED: ReadonlySet<string> = new Set(['sort', 'filter', 'facets'])

/** Refuses unknown keys and repeated values, naming the first fault. */
export const checkQuery = (operation: Operation, query: Readonly<Record<string, unknown>>): void => {
  const known = queryKeysOf(operation)
  for (const [key, value] of Object.entries(query)) {
    const name = key.slice(0, 60)
    if (!known.includes(key)) throw new ApiError(400, `Unknown parameter '${name}'.`)
    if (typeof value !== 'string' && !(operation.list && NESTED.has(key)))
      throw new ApiError(400, `The parameter '${name}' takes one value.`)
  }
}
