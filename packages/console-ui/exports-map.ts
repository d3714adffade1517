const source = '@edconsole/source'

type Entry = string | Record<string, string>
type ExportsMap = Record<string, Entry>

export type ExportsMaps = {
  /** Of the workspace: a condition of its own leads to the sources. */
  workspace: ExportsMap
  /** Of the published package: built files alone. */
  published: ExportsMap
}

/** Both exports maps, from the ids of the screens: each screen is an entry and a sheet of its own. */
export function exportsMaps(screens: readonly string[]): ExportsMaps {
  const js = [
    { key: '.', file: 'index', from: './src/index.ts' },
    ...screens.map((id) => ({ key: `./${id}`, file: id, from: `./src/screens/${id}/index.ts` })),
  ]
  const css = ['styles', 'styles.unlayered', ...screens]
  const workspace: ExportsMap = {}
  const published: ExportsMap = {}
  for (const { key, file, from } of js) {
    const built = { types: `./dist/${file}.d.ts`, import: `./dist/${file}.js` }
    workspace[key] = { [source]: from, ...built }
    published[key] = built
  }
  // Hands on what another package has, and has no source: that package is built after this one.
  const standalone = { types: './dist/standalone.d.ts', import: './dist/standalone.js' }
  workspace['./standalone'] = standalone
  published['./standalone'] = standalone
  for (const name of css) {
    const built = `./dist/css/${name}.css`
    // From source the style files bring their own rules, and the sheet is an empty one.
    workspace[`./${name}.css`] = { [source]: './src/styles.css', default: built }
    published[`./${name}.css`] = built
  }
  // The sheet of pages of any kind, whose own rules stand outside of layers.
  const sheet = './dist/css/styles.unlayered.css'
  workspace['./standalone/console.css'] = { [source]: './src/styles.css', default: sheet }
  published['./standalone/console.css'] = sheet
  workspace['./package.json'] = './package.json'
  published['./package.json'] = './package.json'
  return { workspace, published }
}
