import { html } from 'hono/html'
import type { Schema } from '../schema.ts'
import { type Markup, prose } from './markup.ts'
import { typeWords } from './type-words.ts'

export type Field = {
  readonly name: string
  readonly schema: Schema
  readonly required: boolean
  readonly description?: string | undefined
  /** Where it stands, when that is not clear. */
  readonly place?: string
}

/** Names with what they may hold, one under the other. */
export const fieldList = (fields: readonly Field[]): Markup =>
  html`<dl>${fields.map(
    ({ name, schema, required, description, place }) => html`<div>
<dt><code>${name}</code>${required ? '' : html` <small>optional</small>`}${place ? html` <small>${place}</small>` : ''}</dt>
<dd>${typeWords(schema)}${rulesOf(schema)}${description ? html`<br>${prose(description)}` : ''}</dd>
</div>`,
  )}</dl>`

/** The fields of an object, with those of objects inside it: `columns[].name`. */
export const fieldsOf = (schema: Schema, before = ''): Field[] => {
  const inner = schema.type === 'array' ? schema.items : schema
  const prefix = schema.type === 'array' ? `${before}[]` : before
  return Object.entries(inner?.properties ?? {}).flatMap(([key, one]) => {
    const name = prefix === '' ? key : `${prefix}.${key}`
    const required = inner?.required?.includes(key) === true
    return [{ name, schema: one, required, description: one.description }, ...fieldsOf(one, name)]
  })
}

const RULES: Readonly<Record<string, string>> = {
  minLength: 'at least {} characters',
  maxLength: 'at most {} characters',
  minimum: 'from {}',
  exclusiveMinimum: 'more than {}',
  maximum: 'up to {}',
  minItems: 'at least {}',
  maxItems: 'at most {}',
  format: 'as {}',
  pattern: 'matching {}',
  default: 'otherwise {}',
}

// Whole numbers come with the limits of the language, which say nothing.
const rulesOf = (schema: Schema): string => {
  const value = schema.anyOf?.find(({ type }) => type !== 'null') ?? schema
  return Object.entries(RULES)
    .flatMap(([keyword, words]) => {
      const limit = schema[keyword] ?? value[keyword]
      if (limit === undefined || Math.abs(Number(limit)) === Number.MAX_SAFE_INTEGER) return []
      if (keyword === 'minLength' && limit === 1) return [', not empty']
      // What a format looks like is known.
      if (keyword === 'pattern' && value.format !== undefined) return []
      return [`, ${words.replace('{}', () => (typeof limit === 'string' ? limit : JSON.stringify(limit)))}`]
    })
    .join('')
}
