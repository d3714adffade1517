import type { Plugin, Rolldown } from 'vite'

const SCREEN = /[\\/]screens[\\/]([\w-]+)[\\/]index\.tsx?$/

/**
 * Writes down which files each screen needs beside the entry's, so that the server can announce those of the addressed one
 * with the page.
 */
export const screenFiles = (): Plugin => ({
  name: 'screen-files',
  enforce: 'post',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    const known = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
    const reached = (from: Rolldown.OutputChunk, seen = new Set<Rolldown.OutputChunk>()) => {
      seen.add(from)
      for (const name of from.imports) {
        const chunk = known.get(name)
        if (chunk && !seen.has(chunk)) reached(chunk, seen)
      }
      return seen
    }
    const page = Object.values(bundle).find((file) => file.type === 'asset' && file.fileName === 'index.html')
    const named = page?.type === 'asset' ? String(page.source) : this.error('There is no page')
    const ofEntry = new Set(
      chunks.filter(({ fileName }) => named.includes(fileName)).flatMap((entry) => [...reached(entry)]),
    )
    const screens = chunks.flatMap((chunk) =>
      chunk.moduleIds.flatMap((id) => {
        const [, screen] = SCREEN.exec(id) ?? []
        if (screen === undefined) return []
        const own = [...reached(chunk)].filter((one) => !ofEntry.has(one))
        return [[screen, { js: own.map(addressOf), css: own.flatMap(stylesOf) }] as const]
      }),
    )
    if (screens.length === 0) this.error('No screen was found among the files')
    this.emitFile({
      type: 'asset',
      fileName: 'screen-files.json',
      source: JSON.stringify(Object.fromEntries(screens.sort(([a], [b]) => (a < b ? -1 : 1)))),
    })
  },
})

const addressOf = ({ fileName }: { fileName: string }): string => `/${fileName}`

const stylesOf = ({ viteMetadata }: Rolldown.OutputChunk): string[] =>
  [...(viteMetadata?.importedCss ?? [])].map((fileName) => `/${fileName}`)
