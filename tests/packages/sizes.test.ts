import { globSync, readFileSync } from 'node:fs'
import { screenLoaders } from '@edconsole/console-ui'
import { describe, expect, it } from 'vitest'
import { brotliKb } from '../brotli.ts'
import { BUDGETS } from '../budgets.ts'
import { bundle } from './bundle.ts'

type Use = readonly [names: string, from: string]

/** The scripts that a page loads at once which uses these names, React left aside. */
const scriptsOf = async (...uses: Use[]): Promise<string[]> => {
  const source = uses
    .map(([names, from]) => `import { ${names} } from '${from}'\nconsole.log(${names})`)
    .join('\n')
  const { entry, withImports } = await bundle(source)
  return withImports(entry).map(({ code }) => code)
}

const hostAdds = async (...uses: Use[]): Promise<number> =>
  (await scriptsOf(...uses)).reduce((sum, code) => sum + brotliKb(code), 0)

describe('size budgets', () => {
  it('the stylesheet stays within its budget', () => {
    const size = brotliKb(readFileSync('packages/console-ui/dist/css/styles.css'))
    console.info(`stylesheet: ${size.toFixed(1)} kB of ${BUDGETS.stylesheetKb}`)
    expect(size).toBeLessThanOrEqual(BUDGETS.stylesheetKb)
  })

  it('the stylesheet of each screen alone stays within its budget', () => {
    const sheets = globSync('packages/console-ui/dist/css/*.css').filter(
      (file) => !/[\\/]styles\./.test(file),
    )
    expect(sheets).toHaveLength(Object.keys(screenLoaders).length)
    // To pack all of them takes long, and the longest is the heaviest.
    const [longest = Buffer.of()] = sheets
      .map((file) => readFileSync(file))
      .sort((a, b) => b.length - a.length)
    const size = brotliKb(longest)
    console.info(`styles of a screen: ${size.toFixed(1)} kB of ${BUDGETS.screenStylesKb}`)
    expect(size).toBeGreaterThan(2)
    expect(size).toBeLessThanOrEqual(BUDGETS.screenStylesKb)
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

  it('the module for pages without React stays within its budget', () => {
    const size = brotliKb(readFileSync('packages/console-ui/dist/standalone/console.js'))
    console.info(`standalone: ${size.toFixed(1)} kB of ${BUDGETS.standaloneKb}`)
    expect(size).toBeGreaterThan(60)
    expect(size).toBeLessThanOrEqual(BUDGETS.standaloneKb)
  })

  it('every screen stays within the budget of a screen, beyond what the shell loads', async () => {
    const ids = Object.keys(screenLoaders)
    const imports = ids.map((id) => `'${id}': () => import('@edconsole/console-ui/${id}')`)
    const { entry, chunks, withImports } = await bundle(`
      import { ConsoleProvider } from '@edconsole/console-core'
      import { ConsoleShell } from '@edconsole/console-ui'
      console.log(ConsoleProvider, ConsoleShell, { ${imports.join(',\n')} })`)
    const shell = new Set(withImports(entry))
    const sizes = ids.map((id) => {
      const own = chunks.find(({ moduleIds }) => moduleIds.some((path) => path.endsWith(`/dist/${id}.js`)))
      if (!own) throw new Error(`${id} has no file of its own.`)
      const added = withImports(own).filter((chunk) => !shell.has(chunk))
      return { id, size: added.reduce((sum, { code }) => sum + brotliKb(code), 0) }
    })
    const largest = sizes.toSorted((one, other) => other.size - one.size).slice(0, 5)
    for (const { id, size } of largest) console.info(`${id}: ${size.toFixed(1)} kB of ${BUDGETS.screenKb}`)
    expect(sizes.filter(({ size }) => size > BUDGETS.screenKb)).toEqual([])
  })
})
