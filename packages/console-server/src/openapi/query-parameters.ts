import { CONSTANTS, type ListSpec, type Operation, queryKeysOf } from '@edconsole/console-core/contract'
import type { Parameter } from './open-api.ts'
import type { Schema } from './schema.ts'

/** The parameters behind the question mark of a call (R16, R46). */
export const queryParameters = (operation: Operation): Parameter[] =>
  queryKeysOf(operation).flatMap((name) => {
    if (name === 'lea') return [leaParameter(operation)]
    if (operation.list && isListKey(name))
      return LIST[name](operation.list).map((one) => parameter(name, one))
    if (name === 'limit') return [parameter(name, { schema: LIMIT })]
    return [parameter(name, { schema: { type: 'string' } })]
  })

type Parts = Omit<Parameter, 'name' | 'in'>

const parameter = (name: string, parts: Parts): Parameter => ({ name, in: 'query', ...parts })

const LIMIT = { type: 'integer', minimum: 1, maximum: CONSTANTS.limitMax } as const

/** The district of a call. */
export const leaParameter = ({ lea }: Operation): Parameter =>
  parameter('lea', {
    required: lea === true,
    description:
      lea === true
        ? 'The code of the district.'
        : lea === 'body'
          ? 'The code of the new district; matches the body.'
          : 'The code of a district.',
    schema: { type: 'string', pattern: '^[0-9A-Za-z-]{1,20}$' },
  })

const VALUE: Schema = { type: ['string', 'number', 'boolean'] }

const BOUNDS = { gte: VALUE, lte: VALUE, gt: VALUE, lt: VALUE, contains: { type: 'string' } } as const

const filterOf = (mayBeEmpty: boolean): Schema => ({
  anyOf: [
    VALUE,
    { type: 'array', items: VALUE, minItems: 1, maxItems: 500 },
    {
      type: 'object',
      properties: mayBeEmpty ? { ...BOUNDS, empty: { type: 'boolean' } } : BOUNDS,
      additionalProperties: false,
      minProperties: 1,
    },
  ],
})

const nested = { style: 'deepObject', explode: true } as const

/** The keys of a list; none where the list cannot be asked so. */
const LIST = {
  limit: () => [
    {
      schema: {
        type: 'integer',
        minimum: 1,
        maximum: CONSTANTS.limitMax,
        default: CONSTANTS.pageSizeDefault,
      },
    },
  ],
  offset: () => [{ schema: { type: 'integer', minimum: 0, default: 0 } }],
  sort: ({ key, sortable, defaultSort }: ListSpec) => [
    {
      ...nested,
      description: 'One column, as in `sort[name]=asc`.',
      schema: {
        type: 'object',
        properties: Object.fromEntries(
          namesOf(key, sortable).map((name) => [name, { enum: ['asc', 'desc'] }]),
        ),
        additionalProperties: false,
        maxProperties: 1,
        default: defaultSort,
      },
    },
  ],
  filter: ({ key, filterable, mayBeEmpty = [] }: ListSpec) => [
    {
      ...nested,
      description:
        'A value, `filter[name]=a`; one of several, `filter[name][0]=a&filter[name][1]=b`; bounds of a number or a time, ' +
        '`filter[name][gte]=…` (also `lte`, `gt`, `lt`); part of a text, `filter[name][contains]=…`;' +
        ' whether there is a value at all, `filter[name][empty]=true`.',
      schema: {
        type: 'object',
        properties: Object.fromEntries(
          namesOf(key, filterable).map((name) => [name, filterOf(mayBeEmpty.includes(name))]),
        ),
        additionalProperties: false,
      },
    },
  ],
  search: ({ searchable }: ListSpec) =>
    searchable.length === 0
      ? []
      : [
          {
            description: `Text to search for in ${searchable.join(', ')}.`,
            schema: { type: 'string', maxLength: CONSTANTS.searchMax },
          },
        ],
  facets: ({ facets = [] }: ListSpec) =>
    facets.length === 0
      ? []
      : [
          {
            ...nested,
            description: 'Columns whose values are counted in `extensions.facets`, as in `facets[0]=name`.',
            schema: { type: 'array', items: { enum: facets }, uniqueItems: true },
          },
        ],
} satisfies Record<string, (spec: ListSpec) => Parts[]>

const isListKey = (name: string): name is keyof typeof LIST => Object.hasOwn(LIST, name)

const namesOf = (key: string, others: readonly string[]): string[] => [...new Set([key, ...others])]
