import type { Definition } from 'typescript-json-schema'
import { decode } from '../../packages/console-core/src/api/decode.ts'
import {
  OPERATION_IDS,
  OPERATIONS,
  type OperationId,
  ROLES,
} from '../../packages/console-core/src/contract.ts'
import type { AnswerSchemas } from './answer-schemas.ts'
import { SAMPLE_ROWS, sampleValue } from './sample-value.ts'

/** What no rule makes of a field's name: fields of an entity by row, or the whole answer of a call. */
const OWN_FIELDS: Readonly<Record<string, (row: number) => object>> = {
  District: (row) => Object.assign({ illuminateClientId: row + 1 }, districtOf(row)),
  DistrictListItem: (row) => districtOf(row),
  UserInfo: () => ({
    clientName: 'Provider Operations',
    roles: ROLES,
    reachableRoles: ROLES,
    ssoUser: {
      name: 'Robin Moss',
      firstName: 'Robin',
      lastName: 'Moss',
      email: 'robin.moss@example.org',
      authType: 'illuminate',
    },
  }),
  SchoolYear: (row) => ({ schoolYear: 2026 - row, label: `${2026 - row}-${2027 - row}` }),
  Site: (row) => ({ siteName: ['Fernhill Elementary', 'Larkspur Middle', 'Cedar High'][row] }),
}

const OWN_ANSWERS: { readonly [Id in OperationId]?: unknown } = {
  'reference.configuration': [],
  'session.signIn': { returnTo: '/' },
  'session.signOut': null,
  'userPreferences.get': { columnStates: null, pageSizes: null },
}

const districtOf = (row: number) => ({
  id: 412 + row,
  lea: `0${412 + row}`,
  districtName: ['Larkspur Valley Unified', 'Cinder Grove Unit District', 'Saltmarsh Bend ISD'][row],
  state: 'OR',
})

/**
 * The module with an answer to each call. Its types are those of the contract, so the compiler says what is out of date. What
 * several calls answer with stands there once.
 */
export const samplesModule = ({ answers, entities }: AnswerSchemas): string => {
  const names = new Map<string, string>()
  const declared: string[] = []
  const shared = (id: OperationId, name: string, value: unknown, isRow: boolean): string => {
    const text = JSON.stringify(value)
    const known = `${name} ${text}`
    const found = names.get(known)
    if (found !== undefined) return found
    const number = [...names.values()].filter((one) => one.replace(/\d+$/, '') === name).length + 1
    names.set(known, `${name}${number}`)
    declared.push(
      `const ${name}${number}: OutputOf<${JSON.stringify(id)}>${isRow ? '[number]' : ''} = ${text}`,
    )
    return `${name}${number}`
  }
  const answerOf = (id: OperationId): string => {
    const schema: Definition = answers[id] ?? {}
    const item: unknown = schema.type === 'array' ? schema.items : schema
    const name = isRecord(item) && typeof item.$ref === 'string' ? item.$ref.split('/').at(-1) : undefined
    const valueAt = (row: number): unknown => {
      const value = sampleValue(item, { row, key: keyOf(id), entities })
      return isRecord(value) && name ? Object.assign(value, OWN_FIELDS[name]?.(row)) : value
    }
    const rows = Array.from({ length: SAMPLE_ROWS }, (_, row) => valueAt(row))
    const made = Object.hasOwn(OWN_ANSWERS, id) ? OWN_ANSWERS[id] : schema.type === 'array' ? rows : rows[0]
    const answer = asRead(id, made)
    if (name === undefined || answer === null) return JSON.stringify(answer)
    const constant = `${name.charAt(0).toLowerCase()}${name.slice(1)}`
    return Array.isArray(answer)
      ? `[${answer.map((row: unknown) => shared(id, constant, row, true)).join(', ')}]`
      : shared(id, constant, answer, false)
  }
  const lines = OPERATION_IDS.map((id) => `  ${JSON.stringify(id)}: ${answerOf(id)},`)
  return [
    '// Written by `pnpm calls` from the types of the contract; a test fails when it is out of date.',
    "import type { OperationId, OutputOf } from '../resources/operation-id.ts'",
    '',
    ...declared,
    '',
    '/** What the backend of tests answers by itself. */',
    'export const SAMPLES: { readonly [Id in OperationId]: OutputOf<Id> } = {',
    ...lines,
    '}',
    '',
  ].join('\n')
}

/** What the client makes of an answer, without what it adds to it: samples are what screens get to see. */
const asRead = (id: OperationId, answer: unknown): unknown => {
  const read = decode(OPERATIONS[id], answer)
  if (!read || read.dropped > 0) throw new Error(`The client can't read the sample of ${id}.`)
  return commonPart(read.output, answer)
}

const commonPart = (read: unknown, made: unknown): unknown => {
  if (Array.isArray(read) && Array.isArray(made))
    return read.map((one, index) => commonPart(one, made[index]))
  if (!isRecord(read) || !isRecord(made)) return read
  return Object.fromEntries(Object.keys(made).map((name) => [name, commonPart(read[name], made[name])]))
}

/** What tells the rows of a call apart; its collection's own list knows it for calls that answer with one of its rows. */
const keyOf = (id: OperationId): string => {
  const { list, resource } = OPERATIONS[id]
  const ofCollection = Object.values(OPERATIONS).find((one) => one.resource === resource && one.list)
  return list?.key ?? ofCollection?.list?.key ?? 'id'
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
