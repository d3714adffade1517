import {
  CONNECTION_STEPS,
  OPERATIONS,
  type Operation,
  type OperationId,
} from '@edconsole/console-core/contract'
import { OPERATION_BODIES } from '@edconsole/console-core/schemas'
import { z } from 'zod'
import { describeAccess, OPERATION_ACCESS } from '../access-data.ts'
import { ANSWERS } from './answer-schemas.ts'
import { failuresOf } from './failures.ts'
import {
  type Answer,
  type OperationObject,
  operationWords,
  type Parameter,
  resourceWords,
} from './open-api.ts'
import { queryParameters } from './query-parameters.ts'
import { type Schema, schemaRef } from './schema.ts'

/** One call as OpenAPI describes it, with the parameters that its path is spelled with. */
export const operationObject = (id: OperationId, path: string): OperationObject => {
  const operation = OPERATIONS[id]
  const access = OPERATION_ACCESS[id]
  const body = bodySchema(id)
  return {
    operationId: id,
    tags: [resourceWords(operation.resource)],
    summary: operationWords(id),
    description: descriptionOf(operation, describeAccess(access)),
    ...(access === 'public' && { security: [] }),
    'x-roles': access,
    ...(operation.extension && { 'x-extension': true }),
    parameters: [...pathParameters(path), ...headerParameters(operation), ...queryParameters(operation)],
    ...(body && { requestBody: { required: true, content: { 'application/json': { schema: body } } } }),
    responses: { 200: answerOf(operation), ...failuresOf(operation, access) },
  }
}

const descriptionOf = ({ lea, perItem, tests, extension }: Operation, who: string): string =>
  [
    `For ${who}.`,
    lea === true && 'Requires access to the district.',
    extension && 'An extension: backends may answer 404 or 501, and the console hides what needs it.',
    tests && 'Returns `data` on success, `errors` and no data on failure.',
    perItem &&
      'Returns a result per item: `data` holds the items that succeeded, `errors` those that failed, and why.',
  ]
    .filter(Boolean)
    .join(' ')

const pathParameters = (path: string): Parameter[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: /id$/i.test(name) ? { type: 'integer', minimum: 1 } : { type: 'string' },
  }))

const headerParameters = ({ method, clientHeader }: Operation): Parameter[] => [
  ...(method === 'GET' ? [] : [REQUESTED_WITH]),
  ...(clientHeader ? [CLIENT_ID] : []),
]

const REQUESTED_WITH: Parameter = {
  name: 'X-Requested-With',
  in: 'header',
  required: true,
  description: "Proves that the request doesn't come from another site.",
  schema: { type: 'string', minLength: 1, example: 'XMLHttpRequest' },
}

const CLIENT_ID: Parameter = {
  name: 'X-Ied-Client-Id',
  in: 'header',
  required: true,
  description: 'The client of the request.',
  schema: { type: 'integer', minimum: 1 },
}

const answerOf = ({ id, list, perItem, tests }: Operation): Answer => {
  const properties: Record<string, Schema> = {
    data: ANSWERS[id] ?? {},
    ...(list && { errors: { type: 'array' }, extensions: schemaRef('ListExtensions') }),
    ...(perItem && { errors: { type: 'array', items: schemaRef('ItemError') } }),
    ...(tests && { errors: { type: 'array', items: TEST_FAULT } }),
  }
  const required = list ? ['data', 'errors', 'extensions'] : tests ? [] : ['data']
  return {
    description: list ? 'One page of the list.' : perItem ? 'Done, at least partly.' : 'Done.',
    content: { 'application/json': { schema: { type: 'object', properties, required } } },
  }
}

/** What a test found wrong. */
const TEST_FAULT: Schema = {
  type: 'object',
  properties: {
    code: { type: 'string', example: 'C001' },
    message: { type: 'string' },
    step: { type: 'string', enum: Object.keys(CONNECTION_STEPS) },
  },
  required: ['code', 'message', 'step'],
}

const BODIES: Readonly<Partial<Record<OperationId, z.ZodType>>> = OPERATION_BODIES

/** What a call takes as its body; undefined where it takes none. */
export const bodySchema = (id: OperationId): Schema | undefined => {
  const schema = BODIES[id]
  if (!schema) return undefined
  const { $schema: _, ...body } = z.toJSONSchema(schema, { io: 'input' })
  return JSON.parse(JSON.stringify(body))
}
