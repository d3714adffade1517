import type { Operation } from '@edconsole/console-core/contract'
import { OPERATION_BODIES } from '@edconsole/console-core/schemas'
import type { OperationAccess } from '../access-data.ts'
import type { Answer } from './open-api.ts'
import { schemaRef } from './schema.ts'

const SENTENCES = {
  400: 'The call is not valid; the message says what is wrong with it, `field` which key of the body.',
  401: 'Nobody is signed in.',
  403: 'A role is missing, or the district or client is not one of the caller’s.',
  404: 'There is no such record, district or client for the caller.',
  409: 'The record changed meanwhile, or its state does not allow it.',
  413: 'The body is larger than 1 MB.',
  415: 'The body is not JSON.',
  428: 'The version of the record that was read is missing from the body.',
  503: 'The server cannot do this at present: it is starting, or something that the call needs is not set up or not to be reached.',
} as const

type Code = keyof typeof SENTENCES

/** The answers of calls that fail, once for all calls. */
export const FAILURES: Readonly<Record<string, Answer>> = Object.fromEntries([
  ...Object.entries(SENTENCES).map(([code, description]) => [`Failure${code}`, failure(description)]),
  ['Failure', failure('Any other failure.')],
])

/** With which codes a call may fail. */
export const failuresOf = (
  operation: Operation,
  access: OperationAccess,
): Record<string, { $ref: string }> => {
  const { method, path, lea, clientHeader, query } = operation
  const bound = lea === true || clientHeader === true || query?.includes('lea') === true
  const writes = method !== 'GET'
  const codes: readonly (readonly [Code, boolean])[] = [
    [400, true],
    [401, access !== 'public' || Object.hasOwn(OPERATION_BODIES, operation.id)],
    [403, bound || writes || typeof access !== 'string'],
    [404, bound || path.includes('{')],
    [409, writes && access !== 'public'],
    [413, writes],
    [415, Object.hasOwn(OPERATION_BODIES, operation.id)],
    [428, method === 'PATCH' && operation.version !== undefined],
    [503, true],
  ]
  return Object.fromEntries([
    ...codes
      .filter(([, possible]) => possible)
      .map(([code]) => [code, { $ref: `#/components/responses/Failure${code}` }]),
    ['default', { $ref: '#/components/responses/Failure' }],
  ])
}

function failure(description: string): Answer {
  return { description, content: { 'application/json': { schema: schemaRef('ErrorAnswer') } } }
}
