import { html, raw } from 'hono/html'
import type { OpenApiDocument, OperationObject } from '../open-api.ts'
import { DOCS_STYLE } from './docs-style.ts'
import { fieldList, fieldsOf } from './field-list.ts'
import { type Markup, prose } from './markup.ts'
import { operationSection } from './operation-section.ts'
import { typeWords } from './type-words.ts'

type Call = { readonly method: string; readonly path: string; readonly operation: OperationObject }

/** The description as one page to read: nothing is loaded for it, and the browser's own search finds everything. */
export const docsPage = ({ info, servers, tags, paths, components }: OpenApiDocument): Markup => {
  const base = servers[0]?.url ?? ''
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, operation]): Call => ({ method, path: `${base}${path}`, operation }),
    ),
  )
  const groups = tags.map(({ name }) => ({
    name,
    calls: calls.filter(({ operation }) => operation.tags.includes(name)),
  }))
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${info.title}</title>
<style>${raw(DOCS_STYLE)}</style>
</head>
<body>
<a class="skip" href="#main">Skip to the calls</a>
<nav aria-label="Calls">
<ul>
${groups.map(
  (group) => html`<li><a href="#${anchor(group.name)}">${group.name}</a>
<ul>${group.calls.map(({ operation }) => html`<li><a href="#${operation.operationId}">${shortName(operation)}</a></li>`)}</ul></li>
`,
)}
<li><a href="#entities">Entities</a></li>
</ul>
</nav>
<main id="main">
<h1>${info.title} <small>${info.version}</small></h1>
${info.description.split('\n\n').map((paragraph) => html`<p>${prose(paragraph)}</p>`)}
<p><a href="openapi.json">The same as an OpenAPI 3.1 document</a></p>
${groups.map(
  (group) => html`<h2 id="${anchor(group.name)}">${group.name}</h2>
${group.calls.map(({ method, path, operation }) => operationSection(method, path, operation))}`,
)}
<h2 id="entities">Entities</h2>
${Object.entries(components.schemas).map(
  ([name, schema]) => html`<section id="entity-${name}" aria-labelledby="entity-${name}-title">
<h3 id="entity-${name}-title"><a href="#entity-${name}">${name}</a></h3>
${schema.description ? html`<p>${prose(schema.description)}</p>` : ''}
${schema.properties ? fieldList(fieldsOf(schema)) : html`<p>${typeWords(schema)}</p>`}
</section>`,
)}
</main>
</body>
</html>`
}

const anchor = (tag: string): string => `calls-${tag.toLowerCase().replaceAll(' ', '-')}`

/** Below its group's name, a call needs only the end of its own. */
const shortName = ({ summary }: OperationObject): string => summary.split(': ').at(-1) ?? summary
