import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'
import { build } from 'esbuild'
import { readableCssIdentifiers } from '../../css-identifiers.ts'

const source = fileURLToPath(new URL('../', import.meta.url))

/** The whole sheet as text, from every style file there is, with readable class names: for tests that read rules. */
export async function buildSheet(): Promise<string> {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css.ts'),
  )
  const result = await build({
    stdin: {
      contents: files
        .sort()
        .map((file) => `import './${file}'`)
        .join('\n'),
      resolveDir: source,
    },
    bundle: true,
    write: false,
    outdir: 'out',
    format: 'esm',
    target: 'es2022',
    external: ['react', 'react-dom', '@headlessui/*', 'lucide', '@edconsole/*'],
    logLevel: 'silent',
    plugins: [vanillaExtractPlugin({ identifiers: readableCssIdentifiers })],
  })
  const sheet = result.outputFiles.find((file) => file.path.endsWith('.css'))
  if (!sheet) throw new Error('The style files made no sheet')
  return sheet.text
}
