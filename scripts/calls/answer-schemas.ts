import { fileURLToPath } from 'node:url'
import { buildGenerator, type Definition, getProgramFromFiles } from 'typescript-json-schema'
import type { AnswerParts, AnswersByCall } from './answers-by-call.ts'
import { entityNames } from './entity-names.ts'

export type AnswerSchemas = {
  /** What `data` holds, by call. */
  answers: Partial<Record<keyof AnswersByCall, Definition>>
  /** What answers are made of, by name. */
  entities: Partial<Record<keyof AnswerParts, Definition>>
}

const entry = fileURLToPath(new URL('answers-by-call.ts', import.meta.url))

/** Reads from the types of the contract what each call answers, as JSON Schema. */
export const answerSchemas = (): AnswerSchemas => {
  const program = getProgramFromFiles([entry], {
    ...{ strict: true, skipLibCheck: true, noEmit: true, types: [] },
    ...{ module: 'esnext', moduleResolution: 'bundler', target: 'es2022' },
    ...{ allowImportingTsExtensions: true, customConditions: ['@edconsole/source'] },
  })
  const generator = buildGenerator(program, { required: true, strictNullChecks: true, aliasRef: true })
  const read = (symbol: string) => {
    const { properties, definitions } = generator?.getSchemaForSymbol(symbol, true, false) ?? {}
    if (!properties) throw new Error(`The type ${symbol} cannot be read.`)
    return { properties, definitions }
  }
  const calls = read('AnswersByCall')
  const parts = read('AnswerParts')
  const found: Record<string, unknown> = {
    // What has a definition of its own is only referred to here.
    ...parts.properties,
    ...calls.definitions,
    ...parts.definitions,
    ...nameItems(calls.properties, entityNames(program, entry)),
  }
  const written = (schemas: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(
      Object.keys(schemas)
        .sort()
        .map((name) => [name, withoutNameless(schemas[name], found)]),
    )
  return {
    answers: written(calls.properties),
    entities: written(Object.fromEntries(Object.entries(found).filter(([name]) => isEntityName(name)))),
  }
}

/** Moves what answers are, or are lists of, to a place of its own wherever it has a name; gives those places. */
const nameItems = (
  answers: Readonly<Record<string, unknown>>,
  names: Readonly<Record<string, string>>,
): Record<string, unknown> => {
  const places: Record<string, unknown> = {}
  for (const [id, answer] of Object.entries(answers)) {
    const item = itemOf(answer)
    const name = names[id]
    if (!item || name === undefined || !isEntityName(name)) continue
    places[name] ??= { ...item }
    for (const key of Object.keys(item)) delete item[key]
    item.$ref = `#/definitions/${name}`
  }
  return places
}

/** What an answer is, or is a list of, where that has fields of its own. */
const itemOf = (answer: unknown): Record<string, unknown> | undefined => {
  if (!isRecord(answer)) return undefined
  const item = answer.type === 'array' ? answer.items : answer
  return isRecord(item) && isRecord(item.properties) ? item : undefined
}

/** The compiler also names what nobody named: `__type_1`, `Record<string,string>`. Those are written out in place. */
const isEntityName = (name: string): boolean => /^[A-Z][A-Za-z]*$/.test(name) && name !== 'Record'

const withoutNameless = (schema: unknown, found: Readonly<Record<string, unknown>>): Definition =>
  JSON.parse(JSON.stringify(schema), (_, node: unknown) => {
    if (!isRecord(node) || typeof node.$ref !== 'string') return node
    const { $ref, ...own } = node
    const name = decodeURIComponent($ref.replace('#/definitions/', ''))
    return isEntityName(name)
      ? { $ref: `#/components/schemas/${name}`, ...own }
      : { ...withoutNameless(found[name], found), ...own }
  })

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
