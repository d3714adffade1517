import { html, raw } from 'hono/html'
import type { OpenApiDocument, OperationObject } from '../open-api.ts'
import { fieldList, fieldsOf, type Markup, operationSection, prose, typeWords } from './operation-section.ts'

/** The page's own style; the colors are the console's. */
export const DOCS_STYLE = `
:root{color-scheme:light dark;--bg:light-dark(#fff,#11151d);--side:light-dark(#f7f8fa,#0b0e14);--text:light-dark(#151a26,#eef1f6);
--quiet:light-dark(#474f60,#b4bccb);--line:light-dark(#d9dde6,#2a3140);--link:light-dark(#2149c1,#9cb5ff);--code:light-dark(#f3f4f7,#1d2330)}
*{box-sizing:border-box}
html{scroll-padding-block-start:1rem}
body{margin:0;background:var(--bg);color:var(--text);font:16px/1.5 Inter,system-ui,sans-serif;overflow-wrap:anywhere}
a{color:var(--link)}
a:focus-visible{outline:2px solid var(--link);outline-offset:2px}
code{font:.875em/1.5 "JetBrains Mono",ui-monospace,monospace;background:var(--code);border-radius:4px;padding:.1em .3em}
h1{font-size:1.75rem;line-height:1.2;margin:0 0 1rem}
h2{font-size:1.375rem;margin:3rem 0 0;padding-block-end:.25rem;border-block-end:1px solid var(--line)}
h3{font-size:1.0625rem;margin:0}
h4{font-size:.875rem;margin:1rem 0 0;color:var(--quiet)}
h3 a,nav a{text-decoration:none}
h3 a:hover,nav a:hover{text-decoration:underline}
p{margin:.5rem 0;max-inline-size:48rem}
small,.codes{color:var(--quiet);font-size:.875rem}
section{margin-block:2rem}
dl{margin:.25rem 0}
dl>div{display:grid;grid-template-columns:minmax(0,18rem) minmax(0,1fr);gap:0 1rem;padding-block:.375rem;border-block-end:1px solid var(--line)}
dd{margin:0;font-size:.9375rem}
.call b{font-size:.8125rem;letter-spacing:.03em}
.get{color:light-dark(#0e6a45,#5ed3a0)}.post{color:light-dark(#1d4fb8,#93b8ff)}.patch{color:light-dark(#865000,#f0be62)}.delete{color:light-dark(#b01e2e,#ff9199)}
.skip{position:absolute;inset-inline-start:-999rem}
.skip:focus{inset-inline-start:1rem;inset-block-start:1rem;background:var(--bg);padding:.5rem 1rem;z-index:1}
nav ul{list-style:none;margin:0;padding:0}
nav{background:var(--side);padding:1rem 1.5rem;font-size:.9375rem}
nav>ul{display:flex;flex-wrap:wrap;gap:.25rem 1rem}
nav ul ul{display:none}
nav a{display:inline-block;padding-block:.25rem}
main{padding:1.5rem;max-inline-size:72rem}
@media (min-width:60rem){
body{display:grid;grid-template-columns:20rem minmax(0,1fr)}
nav{position:sticky;inset-block-start:0;block-size:100vh;overflow:auto;border-inline-end:1px solid var(--line)}
nav>ul{display:block}
nav>ul>li{margin-block-end:.75rem;font-weight:600}
nav ul ul{display:block;font-weight:400;padding-inline-start:.75rem}
main{padding:2rem 3rem}
}
@media (max-width:40rem){dl>div{grid-template-columns:minmax(0,1fr)}}
@media print{nav{display:none}body{display:block}}
`

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
