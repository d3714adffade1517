import { html } from 'hono/html'
import type { OperationObject } from '../open-api.ts'
import type { Schema } from '../schema.ts'

/** A piece of the page; texts in it are escaped. */
export type Markup = ReturnType<typeof html>

/** A text with `code` in it. */
export const prose = (text: string): Markup[] =>
  text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`))

type Field = {
  readonly name: string
  readonly schema: Schema
  readonly required: boolean
  readonly description?: string | undefined
  /** Where it stands, when that is not clear. */
  readonly place?: string
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

const WORDS: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'whole number',
  boolean: 'true or false',
}

/** Everything about one call. */
export const operationSection = (method: string, path: string, operation: OperationObject): Markup => {
  const { operationId, summary, description, parameters, requestBody, responses } = operation
  const done = responses[200]
  const json =
    done && 'content' in done && 'application/json' in done.content
      ? done.content['application/json'].schema
      : undefined
  // Downloads have no envelope.
  const data = json?.properties?.data ?? json
  const kinds = done && 'content' in done ? Object.keys(done.content) : []
  const codes = Object.keys(responses).filter((code) => /^[45]/.test(code))
  return html`<section id="${operationId}" aria-labelledby="${operationId}-title">
<h3 id="${operationId}-title"><a href="#${operationId}">${summary}</a></h3>
<p class="call"><b class="${method}">${method.toUpperCase()}</b> <code>${breakable(path)}</code></p>
<p>${prose(description)}</p>
${
  parameters.length > 0
    ? html`<h4>Parameters</h4>${fieldList(
        parameters.map(({ name, in: place, schema, required = false, description: text }) => ({
          name,
          place,
          required,
          description: text,
          schema: place === 'query' && schema.type === 'object' ? oneOfNames(schema) : schema,
        })),
      )}`
    : ''
}
${requestBody ? html`<h4>Body</h4>${content(requestBody.content['application/json'].schema)}` : ''}
<h4>Answer</h4>
${data ? content(data) : html`<p>A file: ${kinds.join(' or ')}.</p>`}
<p class="codes">Fails with ${codes.join(', ')}.</p>
</section>`
}

const content = (schema: Schema): Markup => {
  const fields = fieldsOf(schema)
  const own = schema.properties ? '' : html`<p>${typeWords(schema)}</p>`
  return fields.length === 0
    ? html`${own || html`<p>${typeWords(schema)}</p>`}`
    : html`${own}${fieldList(fields)}`
}

/** What may stand between the brackets of `sort[…]` and `filter[…]`. */
const oneOfNames = ({ properties = {} }: Schema): Schema => ({ enum: Object.keys(properties) })

/** A long address may be broken after each slash. */
const breakable = (path: string): Markup[] =>
  path.split('/').map((part, index) => html`${index > 0 ? html`/<wbr>` : ''}${part}`)

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

/** What a value may be, in a few words: `list of Site`, `text or null`, `asc | desc`. */
export const typeWords = (schema: Schema): Markup => {
  const { $ref, anyOf, type, items, additionalProperties } = schema
  if ($ref !== undefined) return entityLink($ref)
  if (schema.const !== undefined) return html`<code>${JSON.stringify(schema.const)}</code>`
  if (schema.enum) return html`<code>${schema.enum.map((value) => JSON.stringify(value)).join(' | ')}</code>`
  if (anyOf) return html`${joined(anyOf.map(typeWords))}`
  if (type === 'array') return items ? html`list of ${typeWords(items)}` : html`list`
  if (type === 'object' && typeof additionalProperties === 'object')
    return html`object, by key: ${typeWords(additionalProperties)}`
  const names = type === undefined ? ['anything'] : [type].flat()
  const nullLast = [...names.filter((name) => name !== 'null'), ...names.filter((name) => name === 'null')]
  return html`${nullLast.map((name) => WORDS[name] ?? name).join(' or ')}`
}

const entityLink = (ref: string): Markup => {
  const name = ref.split('/').at(-1) ?? ''
  return html`<a href="#entity-${name}">${name}</a>`
}

const joined = (parts: readonly Markup[]): Markup[] =>
  parts.flatMap((part, index) => (index === 0 ? [part] : [html` or `, part]))
