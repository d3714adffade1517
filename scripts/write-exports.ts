// Writes the exports of the UI package from the folders of its screens.
import { readFile, writeFile } from 'node:fs/promises'
import { exportsMaps } from '../packages/console-ui/exports-map.ts'
import { screenIds } from '../packages/console-ui/screen-entries.ts'

const file = new URL('../packages/console-ui/package.json', import.meta.url)
const manifest = JSON.parse(await readFile(file, 'utf8'))
const { workspace, published } = exportsMaps(screenIds())
manifest.exports = workspace
manifest.publishConfig.exports = published
await writeFile(file, `${JSON.stringify(manifest, null, 2)}\n`)
console.log(`${Object.keys(workspace).length} entries written`)
