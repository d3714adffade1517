import type { ReactElement } from 'react'
import { Document } from '../document.tsx'

const upcoming: Record<string, string> = import.meta.glob('../../../.changeset/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})
// There is none before the first release.
const released: Record<string, string> = import.meta.glob('../../../packages/console-ui/CHANGELOG.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

type Change = { name: string; bump: string; text: string }

const HEAD = /^---\n([\s\S]*?)\n---\n/

const changeOf = ([path, source]: [string, string]): Change => {
  const [whole = '', packages = ''] = HEAD.exec(source) ?? []
  const [, bump = 'patch'] = /: (major|minor|patch)/.exec(packages) ?? []
  return { name: path, bump, text: source.slice(whole.length).trim() }
}

const SECTIONS = [
  { bump: 'major', title: 'Breaking' },
  { bump: 'minor', title: 'New' },
  { bump: 'patch', title: 'Better' },
]

/** What changes with the next version, from the changesets, and what changed with those before. */
export function Changes(): ReactElement {
  const changes = Object.entries(upcoming).map(changeOf)
  const next = SECTIONS.map(({ bump, title }) => {
    const items = changes.filter((change) => change.bump === bump).map(({ text }) => listItem(text))
    return items.length === 0 ? '' : `### ${title}\n\n${items.join('\n')}`
  }).filter((section) => section !== '')
  return (
    <>
      {next.length > 0 ? <Document text={`## Next version\n\n${next.join('\n\n')}`} /> : null}
      {Object.entries(released).map(([path, text]) => (
        <Document key={path} text={text.replace(/^# .*\n/, '')} />
      ))}
    </>
  )
}

// Code that a line break divides would become a block of its own.
const listItem = (text: string): string =>
  `- ${text
    .split(/\n{2,}/)
    .map((part) => (/^[-|`]/.test(part) ? part.replaceAll('\n', '\n  ') : part.replaceAll('\n', ' ')))
    .join('\n\n  ')}`
