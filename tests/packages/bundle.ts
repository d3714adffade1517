import { build, type Rolldown } from 'vite'

type Chunk = Rolldown.OutputChunk

export type Bundle = {
  entry: Chunk
  chunks: readonly Chunk[]
  /** A chunk, and all that it imports statically. */
  withImports(chunk: Chunk): Chunk[]
}

/** What docs/embedding.md advises hosts on Vite 8 to set. */
export const TOGETHER = { codeSplitting: { groups: [{ name: 'first', tags: ['$initial' as const] }] } }

/** Builds what a host writes, with the built packages and without React. */
export const bundle = async (
  source: string,
  language: 'js' | 'tsx' = 'js',
  output: Rolldown.OutputOptions = {},
): Promise<Bundle> => {
  const id = `virtual:entry.${language}`
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    // As hosts build: the runner of tests says `test`, and libraries would come with what only developers need.
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    plugins: [
      {
        name: 'entry',
        resolveId: (wanted) => (wanted === id ? `\0${id}` : null),
        load: (wanted) => (wanted === `\0${id}` ? source : null),
      },
    ],
    build: {
      write: false,
      rolldownOptions: {
        input: id,
        output,
        preserveEntrySignatures: language === 'tsx' ? 'strict' : false,
        external: [/^react($|\/)/, /^react-dom($|\/)/],
      },
    },
  })
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((part) =>
    'output' in part ? part.output : [],
  )
  const chunks = outputs.filter((part) => part.type === 'chunk')
  const entry = chunks.find(({ isEntry }) => isEntry)
  if (!entry) throw new Error('There is no entry.')
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const withImports = (first: Chunk): Chunk[] => {
    const wanted = new Set<Chunk>()
    const add = (chunk: Chunk | undefined): void => {
      if (!chunk || wanted.has(chunk)) return
      wanted.add(chunk)
      for (const name of chunk.imports) add(byName.get(name))
    }
    add(first)
    return [...wanted]
  }
  return { entry, chunks, withImports }
}
