import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { routeTable } from '@edconsole/console-core/contract'
import { pageSizesSchema } from '@edconsole/console-core/schemas'
import { expect, it } from 'vitest'
import { exportRunKind } from '../features/exports/run/export-runs.ts'
import { importRunKind } from '../features/imports/import-runs.ts'

const ROOT = join(import.meta.dirname, '../../../..')

const tableIds = ['packages/console-ui/src', 'apps/console/src', 'apps/portal/src', '.storybook'].flatMap(
  (folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.tsx') && !name.includes('.test.'))
      .flatMap((name) => [
        ...readFileSync(join(ROOT, folder, name), 'utf8').matchAll(/^\s*tableId="([^"]+)"/gm),
      ])
      .map(([, id = '']) => id),
)
const runIds = [importRunKind, exportRunKind].flatMap(({ routes }) => [routes.list, routes.run])
const viewerIds = Object.keys(routeTable).filter((id) => id.startsWith('table-'))

it('R23 the server keeps preferences for every table of the console', () => {
  expect(tableIds.length + runIds.length).toBeGreaterThan(10)
  expect(viewerIds.length).toBeGreaterThan(15)
  for (const id of new Set([...tableIds, ...runIds, ...viewerIds]))
    expect([id, pageSizesSchema.safeParse({ [id]: 50 }).success]).toEqual([id, true])
})
