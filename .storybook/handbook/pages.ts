/** The pages that documents of the repository are shown on, by the document's path below `docs`. */
const PAGES: Readonly<Record<string, string>> = {
  'embedding.md': 'guides-react-router',
  'testing.md': 'guides-testing',
  'accessibility.md': 'project-accessibility',
  'support.md': 'project-support',
  'reference/calls.md': 'reference-calls',
  'reference/compatibility.md': 'reference-compatibility',
  'reference/options.md': 'reference-options',
  'reference/screens.md': 'reference-screens',
}

/** Makes links between documents lead to their pages here; a link to a file that has no page becomes plain text. */
export const linkedToPages = (markdown: string): string =>
  markdown.replace(/(?<!!)\[([^\]]+)\]\(([^)\s]+)\)/g, (link, label: string, target: string) => {
    if (/^(https?:|#|\?path=)/.test(target)) return link
    const [file = '', hash] = target.replace(/^(\.\.?\/)*(docs\/)?/, '').split('#')
    const page = PAGES[file] ?? PAGES[`reference/${file}`]
    if (page === undefined) return label
    return `[${label}](?path=/docs/${page}--docs${hash === undefined ? '' : `#${hash}`})`
  })
