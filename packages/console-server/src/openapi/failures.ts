import type { Operation } from '@edconsole/console-core/contract'
import { OPERATION_BODIES } from '@edconsole/console-core/schemas'
import type { OperationAccess } from '../access-data.ts'
import type { Answer } from './open-api.ts'
import { schemaRef } from './schema.ts'

const SENTENCES = {
  400: 'The request is invalid. The message says why; `field` names the key of the body.',
  401: 'Not signed in.',
  403: 'A role is missing, or the caller has no access to the district or client.',
  404: "The record, district, or client doesn't exist or isn't visible to the caller.",
  409: "The record has changed, or its state doesn't allow the request.",
  413: 'The body is larger than 1 MB.',
  415: "The body isn't JSON.",
  428: "The record's version is missing from the body.",
  429: 'Too many calls in a short time. `Retry-After` says when to try again.',
  503: "The server can't do this now: it's starting, or a service it needs isn't set up or can't be reached.",
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
    [429, access !== 'public'],
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
