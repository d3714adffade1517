import { readFileSync } from 'node:fs'
import { build } from 'vite'
import { describe, expect, it } from 'vitest'
import { brotliKb } from '../brotli.ts'
import { BUDGETS } from '../budgets.ts'

type Use = readonly [names: string, from: string]

/**
 * The scripts that a page loads at once which uses these names: its own chunk and what that imports statically, React left
 * aside.
 */
const scriptsOf = async (...uses: Use[]): Promise<string[]> => {
  const source = uses
    .map(([names, from]) => `import { ${names} } from '${from}'\nconsole.log(${names})`)
    .join('\n')
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

const hostAdds = async (...uses: Use[]): Promise<number> =>
  (await scriptsOf(...uses)).reduce((sum, code) => sum + brotliKb(code), 0)

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
    const scripts = await scriptsOf([names, '@edconsole/console-ui'])
    expect(scripts.some((code) => code.includes('reValidateMode'))).toBe(expected)
  })

  it.each(['Banner', 'Card', 'FormSection'])('%s comes without the rest of its package', async (name) => {
    expect(await hostAdds([name, '@edconsole/console-ui'])).toBeLessThanOrEqual(BUDGETS.smallPatternKb)
  })

  it('embedding Import Logs adds no more than its budget to a host with React', async () => {
    const size = await hostAdds(
      ['ConsoleProvider', '@edconsole/console-core'],
      ['ImportLogs', '@edconsole/console-ui/import-logs'],
    )
    console.info(`embed Import Logs: ${size.toFixed(1)} kB of ${BUDGETS.embedImportLogsKb}`)
    expect(size).toBeGreaterThan(10)
    expect(size).toBeLessThanOrEqual(BUDGETS.embedImportLogsKb)
  })
})
