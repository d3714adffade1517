import { fileURLToPath } from 'node:url'
import { buildGenerator, type Definition, getProgramFromFiles } from 'typescript-json-schema'
import type { AnswerParts, AnswersByCall, AnswerWords } from './answers-by-call.ts'
import { entityNames } from './entity-names.ts'

export type AnswerSchemas = {
  /** What `data` holds, by call. */
  answers: Partial<Record<keyof AnswersByCall, Definition>>
  /** What answers are made of, by name. */
  entities: Partial<Record<keyof AnswerParts | keyof AnswerWords, Definition>>
}

const entry = fileURLToPath(new URL('answers-by-call.ts', import.meta.url))

/** Reads from the types of the contract what each call answers, as JSON Schema. */
export const answerSchemas = (): AnswerSchemas => {
  const program = getProgramFromFiles([entry], {
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    types: [],
    module: 'esnext',
    moduleResolution: 'bundler',
    target: 'es2022',
    allowImportingTsExtensions: true,
    customConditions: ['@edconsole/source'],
  })
  const generator = buildGenerator(program, { required: true, strictNullChecks: true, aliasRef: true })
  // Read in one go: the names that the library gives to what has none start anew with every reading.
  const { definitions = {} } = generator?.getSchemaForSymbol('Answers', true, false) ?? {}
  const calls = propertiesOf(definitions.AnswersByCall, definitions)
  const words = Object.keys(propertiesOf(definitions.AnswerWords, definitions))
  const named = new Map(words.map((name) => [wordsOf(definitions[name]), name]))
  const found: Record<string, unknown> = {
    // What has a definition of its own is only referred to here.
    ...propertiesOf(definitions.AnswerParts, definitions),
    ...definitions,
    ...nameItems(calls, entityNames(program, entry)),
  }
  const written = (schemas: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(
      Object.keys(schemas)
        .sort()
        .map((name) => [
          name,
          words.includes(name) ? schemas[name] : withWords(withoutNameless(schemas[name], found), named),
        ]),
    )
  return {
    answers: written(calls),
    entities: written(Object.fromEntries(Object.entries(found).filter(([name]) => isEntityName(name)))),
  }
}

type Definitions = Readonly<Record<string, unknown>>

const propertiesOf = (definition: unknown, found: Definitions): Record<string, unknown> => {
  if (isRecord(definition) && typeof definition.$ref === 'string')
    return propertiesOf(found[nameIn(definition.$ref)], found)
  if (isRecord(definition) && isRecord(definition.properties)) return definition.properties
  throw new Error('The types of the contract cannot be read.')
}

const nameIn = (ref: string): string => decodeURIComponent(ref.replace('#/definitions/', ''))

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

/** Refers to lists of words by their names in fields that always hold one of them. */
const withWords = (schema: Definition, named: ReadonlyMap<string, string>): Definition =>
  JSON.parse(JSON.stringify(schema), (key, node: unknown) => {
    if (key !== 'properties' || !isRecord(node)) return node
    const fields = Object.entries(node).map(([field, own]) => {
      const name = named.get(wordsOf(own))
      if (name === undefined || !isRecord(own)) return [field, own]
      const { enum: _, type: __, ...others } = own
      return [field, { $ref: `#/components/schemas/${name}`, ...others }]
    })
    return Object.fromEntries(fields)
  })

const wordsOf = (schema: unknown): string =>
  isRecord(schema) && Array.isArray(schema.enum) ? [...schema.enum].sort().join() : ''

/** The compiler also names types that have no name in the source: `__type_1`, `Record<string,string>`. Those are inlined. */
const isEntityName = (name: string): boolean =>
  /^[A-Z][A-Za-z]*$/.test(name) &&
  !['AnswerParts', 'AnswersByCall', 'AnswerWords', 'Readonly', 'Record'].includes(name)

const withoutNameless = (schema: unknown, found: Definitions): Definition =>
  JSON.parse(JSON.stringify(schema), (_, node: unknown) => {
    if (!isRecord(node)) return node
    if (Array.isArray(node.allOf)) return mergedObject(node, node.allOf, found)
    if (typeof node.$ref !== 'string') return node
    const { $ref, ...own } = node
    const name = nameIn($ref)
    return isEntityName(name)
      ? { $ref: `#/components/schemas/${name}`, ...own }
      : { ...withoutNameless(found[name], found), ...own }
  })

/** An object that was put together from several types, as the one that it is. */
const mergedObject = (
  { allOf: _, ...own }: Record<string, unknown>,
  parts: readonly unknown[],
  found: Definitions,
): Definition => {
  // `string & {}`: a text that the editor has suggestions for.
  const plain = parts.find(
    (part) => isRecord(part) && typeof part.type === 'string' && part.type !== 'object',
  )
  if (isRecord(plain)) return { ...own, ...plain }
  const objects = parts.map((part) => {
    const ref = isRecord(part) && typeof part.$ref === 'string' ? part.$ref.split('/').at(-1) : undefined
    return propertiesAndRequired(ref === undefined ? part : withoutNameless(found[ref], found), found)
  })
  return {
    ...own,
    type: 'object',
    properties: Object.assign({}, ...objects.map(({ properties }) => properties)),
    required: [...new Set(objects.flatMap(({ required }) => required))].sort(),
  }
}

const propertiesAndRequired = (schema: unknown, found: Definitions) => {
  const properties = propertiesOf(schema, found)
  const required = isRecord(schema) && Array.isArray(schema.required) ? schema.required.map(String) : []
  return { properties, required }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
