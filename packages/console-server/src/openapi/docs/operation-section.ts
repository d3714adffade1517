import { html } from 'hono/html'
import type { OperationObject } from '../open-api.ts'
import type { Schema } from '../schema.ts'
import { fieldList, fieldsOf } from './field-list.ts'
import { type Markup, prose } from './markup.ts'
import { typeWords } from './type-words.ts'

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
