import { html } from 'hono/html'
import type { Schema } from '../schema.ts'
import type { Markup } from './markup.ts'

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

const WORDS: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'whole number',
  boolean: 'true or false',
}

const entityLink = (ref: string): Markup => {
  const name = ref.split('/').at(-1) ?? ''
  return html`<a href="#entity-${name}">${name}</a>`
}

const joined = (parts: readonly Markup[]): Markup[] =>
  parts.flatMap((part, index) => (index === 0 ? [part] : [html` or `, part]))
