import { ApiFailure } from '../../packages/console-core/src/api/api-failure.ts'
import { describeFailure } from '../../packages/console-core/src/api/describe-failure.ts'
import { OPERATION_IDS, OPERATIONS, type OperationId } from '../../packages/console-core/src/contract.ts'
import type { ListSpec, Operation } from '../../packages/console-core/src/resources/operation.ts'
import { queryKeysOf } from '../../packages/console-core/src/resources/query-keys.ts'
import { describeAccess, OPERATION_ACCESS } from '../../packages/console-server/src/access-data.ts'
import { resourceWords } from '../../packages/console-server/src/openapi/open-api.ts'
import { bodySchema } from '../../packages/console-server/src/openapi/operation-object.ts'
import type { Schema } from '../../packages/console-server/src/openapi/schema.ts'
import type { AnswerSchemas } from './answer-schemas.ts'

const HEAD = `# Calls

Written by \`pnpm calls\` from the sources; a test fails when it is out of date. What the parts mean:
[adding a call](../adding-a-call.md). The same for tools, with every field: \`/api/openapi.json\`, to read: \`/api/docs\`.

"Or employee" stands for \`ROLE_ILLUMINATE_EMPLOYEE\`, where the setting \`employeeAccess\` accepts it alone. \`{…}\` in a text
stands for a value. A text that is no fixed message is the sentence of all failures.
`

type Known = {
  /** Who makes each call. */
  screens: Readonly<Record<string, readonly string[]>>
  answers: AnswerSchemas['answers']
}

/** The page that lists every call. */
export const callsPage = (known: Known): string => {
  const resources = [...new Set(OPERATION_IDS.map((id) => OPERATIONS[id].resource))]
  const sections = resources.map((resource) => {
    const ids = OPERATION_IDS.filter((id) => OPERATIONS[id].resource === resource)
    return `## ${resourceWords(resource)}\n\n${ids.map((id) => entry(id, known)).join('\n')}`
  })
  return `${HEAD}\n${OPERATION_IDS.length} calls.\n\n${sections.join('\n')}`
}

const entry = (id: OperationId, { screens: all, answers }: Known): string => {
  const screens = all[id] ?? []
  const operation = OPERATIONS[id]
  const confirmation = confirmationText(operation)
  const lines = [
    `- ${kindOf(operation, answers[id]?.type === 'array')}`,
    `- For ${describeAccess(OPERATION_ACCESS[id]).replace(/ROLE_\w+/g, '`$&`')}`,
    ...carried(id, operation),
    operation.tests
      ? '- Failure: no message; the screen shows it in place'
      : `- Failure: "${failureText(operation)}"`,
    ...(confirmation === undefined ? [] : [`- Confirmation: "${confirmation}"`]),
    `- Screens: ${screens.length === 0 ? 'none yet' : screens.join(', ')}`,
  ]
  return `### ${id}\n\n\`${operation.method} ${operation.path}\`\n\n${lines.join('\n')}\n`
}

/** What a failed call says, with `{…}` for its values ([S8]). */
const failureText = (operation: Operation): string =>
  describeFailure(
    new ApiFailure({ code: 500, message: '{reason}', operation, context: { lea: '{lea}', id: '{id}' } }),
  ).message

/** What a call is confirmed with (R21); undefined where it has no text of its own. */
const confirmationText = ({ method, type }: Operation): string | undefined =>
  type === undefined ? undefined : `${type} ${method === 'POST' ? 'created' : 'updated'} ({identifier})`

const kindOf = ({ method, list, perItem, tests }: Operation, isArray: boolean): string => {
  if (tests) return 'Tests something, and keeps nothing'
  if (list) return listWords(list)
  if (method === 'GET') return isArray ? 'Reads a short list, in one piece' : 'Reads one thing'
  return `${method === 'DELETE' ? 'Removes' : 'Writes'}${perItem ? ', answered per item' : ''}`
}

const listWords = ({
  key,
  sortable,
  filterable,
  mayBeEmpty = [],
  searchable,
  facets = [],
}: ListSpec): string =>
  [
    `List, key ${key}`,
    `sorted by ${listed(sortable)}`,
    `filtered by ${listed(filterable)}`,
    ...(mayBeEmpty.length > 0 ? [`of which ${listed(mayBeEmpty)} may be empty`] : []),
    `searched in ${listed(searchable)}`,
    ...(facets.length > 0 ? [`counted by ${listed(facets)}`] : []),
  ].join('; ')

const listed = (names: readonly string[]): string => (names.length === 0 ? 'nothing' : names.join(', '))

const carried = (id: OperationId, operation: Operation): string[] => {
  const { lea, clientHeader } = operation
  const body = bodySchema(id)
  const query = queryKeysOf(operation).filter(
    (name) => name !== 'lea' && (!operation.list || operation.query?.includes(name) === true),
  )
  const parts = [
    ...(lea === true ? ['the district (`lea`)'] : []),
    ...(lea === 'body' ? ['the new district (`lea`)'] : []),
    ...(lea === undefined && operation.query?.includes('lea') ? ['a district, if given (`lea`)'] : []),
    ...(clientHeader ? ['`X-Ied-Client-Id`'] : []),
    ...(query.length > 0 ? [`query ${query.join(', ')}`] : []),
    ...(body ? [`body ${bodyKeys(body)}`] : []),
  ]
  return parts.length === 0 ? [] : [`- Carries ${parts.join('; ')}`]
}

/** The keys of a body; a question mark after those that may be left out. */
const bodyKeys = ({ properties, required = [], items }: Schema): string => {
  if (items) return `a list of ${bodyKeys(items)}`
  if (!properties) return 'by keys of its own'
  return Object.keys(properties)
    .map((key) => (required.includes(key) ? key : `${key}?`))
    .join(', ')
}
