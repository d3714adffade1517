import generated from './answer-schemas.json' with { type: 'json' }

const read = (text: string): Record<string, Schema> => JSON.parse(text, withoutSources)

/** What `data` holds, by call; read from the types of the contract by `pnpm calls`. */
export const ANSWERS: Readonly<Record<string, Schema>> = read(JSON.stringify(generated.answers))

/** What answers are made of, by name. */
export const ENTITIES: Readonly<Record<string, Schema>> = read(JSON.stringify(generated.entities))

/** A JSON Schema, as far as this description uses it. */
export type Schema = {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | Schema
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly description?: string
  readonly [keyword: string]: unknown
}

/** What is known here by a name of its own. */
export const schemaRef = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })

/** Descriptions come from comments in the code; the sources that they name mean nothing to readers of the API. */
const withoutSources = (key: string, value: unknown): unknown =>
  key === 'description' && typeof value === 'string'
    ? value.replace(/\s*(?:\((?:R\d+|\[S[\d.]+\])(?:,? (?:R\d+|\[S[\d.]+\]))*\)|\[S[\d.]+\])/g, '').trim()
    : value
