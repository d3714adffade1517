import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { screenLoaders } from '@edconsole/console-ui'
import { describe, expect, it } from 'vitest'
import { brotliKb } from '../brotli.ts'
import { BUDGETS } from '../budgets.ts'
import { bundle, TOGETHER } from './bundle.ts'

type Use = readonly [names: string, from: string]

/** The scripts that a page loads at once which uses these names, React left aside. */
const scriptsOf = async (uses: readonly Use[], output = {}): Promise<string[]> => {
  const source = uses
    .map(([names, from]) => `import { ${names} } from '${from}'\nconsole.log(${/\w+$/.exec(names)})`)
    .join('\n')
  const { entry, withImports } = await bundle(source, 'js', output)
  return withImports(entry).map(({ code }) => code)
}

const weightOf = (scripts: readonly string[]): number =>
  scripts.reduce((sum, code) => sum + brotliKb(code), 0)

const EMBED: readonly Use[] = [
  ['ConsoleProvider', '@edconsole/console-core'],
  ['ImportLogs', '@edconsole/console-ui/import-logs'],
]

/** A sheet with what it imports in place. */
const whole = (file: string): string =>
  readFileSync(file, 'utf8').replace(/@import "([^"]+)";/g, (_, path: string) =>
    whole(join(dirname(file), path)),
  )

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
    const [longest = ''] = sheets.map(whole).sort((a, b) => b.length - a.length)
    const size = brotliKb(Buffer.from(longest))
    console.info(`styles of a screen: ${size.toFixed(1)} kB of ${BUDGETS.screenStylesKb}`)
    expect(size).toBeGreaterThan(2)
    expect(size).toBeLessThanOrEqual(BUDGETS.screenStylesKb)
  })

  it.each([
    ['the shell', 'Banner, ConsoleShell', false],
    ['a form', 'ResourceForm', true],
  ])('a host of %s: does it load the library of forms?', async (_, names, expected) => {
    const scripts = await scriptsOf([[names, '@edconsole/console-ui']])
    expect(scripts.some((code) => code.includes('reValidateMode'))).toBe(expected)
  })

  it.each(['Banner', 'Card', 'FormSection'])('%s comes without the rest of its package', async (name) => {
    const scripts = await scriptsOf([[name, '@edconsole/console-ui']])
    expect(weightOf(scripts)).toBeLessThanOrEqual(BUDGETS.smallPatternKb)
  })

  it('embedding Import Logs adds no more than its budget to a host with React', async () => {
    const size = weightOf(await scriptsOf(EMBED))
    console.info(`embed Import Logs: ${size.toFixed(1)} kB of ${BUDGETS.embedImportLogsKb}`)
    expect(size).toBeGreaterThan(10)
    expect(size).toBeLessThanOrEqual(BUDGETS.embedImportLogsKb)
  })

  it('embedding Import Logs as docs/embedding.md advises adds no more than its budget', async () => {
    const size = weightOf(await scriptsOf(EMBED, TOGETHER))
    console.info(`embed Import Logs together: ${size.toFixed(1)} kB of ${BUDGETS.embedTogetherKb}`)
    expect(size).toBeGreaterThan(10)
    expect(size).toBeLessThanOrEqual(BUDGETS.embedTogetherKb)
  })

  it('five screens that a host imports at once are few files, as docs/embedding.md advises', async () => {
    const ids = ['import-logs', 'users', 'export', 'dashboard', 'setup']
    const screens = ids.map((id, at): Use => [`screen as Screen${at}`, `@edconsole/console-ui/${id}`])
    const scripts = await scriptsOf([...EMBED.slice(0, 1), ...screens], TOGETHER)
    console.info(`five screens: ${weightOf(scripts).toFixed(1)} kB in ${scripts.length} files`)
    expect(scripts.length).toBeLessThanOrEqual(BUDGETS.fiveScreensFiles)
    expect(weightOf(scripts)).toBeLessThanOrEqual(BUDGETS.fiveScreensKb)
  })

  it('the module for pages without React stays within its budget', () => {
    const size = brotliKb(readFileSync('packages/console-standalone/dist/console.js'))
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
