import { readFileSync } from 'node:fs'
import { build } from 'vite'
import { describe, expect, it } from 'vitest'
import { brotliKb } from '../brotli.ts'
import { BUDGETS } from '../budgets.ts'

/** The scripts a host loads at once for an entry: the entry's chunk and its static imports, React left to the host. */
const scriptsOf = async (source: string): Promise<string[]> => {
  const entry = 'virtual:entry'
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? `\0${entry}` : null),
        load: (id) => (id === `\0${entry}` ? source : null),
      },
    ],
    build: {
      write: false,
      rollupOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        external: [/^react($|\/)/, /^react-dom($|\/)/],
      },
    },
  })
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((part) =>
    'output' in part ? part.output : [],
  )
  const chunks = new Map(
    outputs.flatMap((part) => (part.type === 'chunk' ? [[part.fileName, part] as const] : [])),
  )
  const wanted = new Set<string>()
  const add = (fileName: string): void => {
    const chunk = chunks.get(fileName)
    if (!chunk || wanted.has(fileName)) return
    wanted.add(fileName)
    chunk.imports.forEach(add)
  }
  for (const [fileName, chunk] of chunks) if (chunk.isEntry) add(fileName)
  return [...wanted].map((fileName) => chunks.get(fileName)?.code ?? '')
}

const hostAdds = async (source: string): Promise<number> =>
  (await scriptsOf(source)).reduce((sum, code) => sum + brotliKb(code), 0)

describe('size budgets', () => {
  it('the stylesheet stays within its budget', () => {
    const size = brotliKb(readFileSync('packages/console-ui/dist/css/styles.css'))
    console.info(`stylesheet: ${size.toFixed(1)} kB of ${BUDGETS.stylesheetKb}`)
    expect(size).toBeLessThanOrEqual(BUDGETS.stylesheetKb)
  })

  it.each([
    ['the shell', 'Banner, ConsoleShell', false],
    ['a form', 'ResourceForm', true],
  ])('a host of %s: does it load the library of forms?', async (_, names, expected) => {
    const scripts = await scriptsOf(`export { ${names} } from '@edconsole/console-ui'`)
    expect(scripts.some((code) => code.includes('reValidateMode'))).toBe(expected)
  })

  it('embedding Import Logs adds no more than its budget to a host with React', async () => {
    const size = await hostAdds(
      "export { ConsoleProvider } from '@edconsole/console-core'\nexport { ImportLogs } from '@edconsole/console-ui/import-logs'",
    )
    console.info(`embed Import Logs: ${size.toFixed(1)} kB of ${BUDGETS.embedImportLogsKb}`)
    expect(size).toBeGreaterThan(10)
    expect(size).toBeLessThanOrEqual(BUDGETS.embedImportLogsKb)
  })
})
