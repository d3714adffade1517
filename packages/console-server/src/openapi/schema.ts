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
