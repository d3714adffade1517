import { expect, it } from 'vitest'
import { exportsMaps } from '../packages/console-ui/exports-map.ts'
import manifest from '../packages/console-ui/package.json' with { type: 'json' }
import { screenIds } from '../packages/console-ui/screen-entries.ts'

it('the exports of the UI package are in step with the folders of its screens (node scripts/write-exports.ts)', () => {
  const { workspace, published } = exportsMaps(screenIds())
  expect(manifest.exports).toEqual(workspace)
  expect(manifest.publishConfig.exports).toEqual(published)
})

it('a screen has an entry and a sheet, from source and built', () => {
  const { workspace, published } = exportsMaps(['import-logs'])
  expect(workspace['./import-logs']).toEqual({
    '@edconsole/source': './src/screens/import-logs/index.ts',
    types: './dist/import-logs.d.ts',
    import: './dist/import-logs.js',
  })
  expect(workspace['./import-logs.css']).toEqual({
    '@edconsole/source': './src/styles.css',
    default: './dist/css/import-logs.css',
  })
  expect(published['./import-logs.css']).toBe('./dist/css/import-logs.css')
  expect(JSON.stringify(published)).not.toContain('src/')
})
