import { expect, it } from 'vitest'
import { targetOfDigest } from './target-of.ts'

const failed = { event: 'importFailed', count: 2 } as const
const exports = { event: 'exportFailed', count: 1 } as const
const params = { districtId: '7' }

it.each([
  ['one import', [failed], { districtId: 7, batchId: 5 }, 'import-log-results', { ...params, batchId: '5' }],
  ['several imports', [failed], { districtId: 7, batchId: null }, 'import-logs', params],
  ['imports and exports', [exports, failed], { districtId: 7, batchId: null }, 'import-logs', params],
  ['exports', [exports], { districtId: 7, batchId: null }, 'export-logs', params],
  ['several districts', [failed], { districtId: null, batchId: null }, 'dashboard', {}],
])('a digest of %s leads to what shows them', (_, counts, about, route, at) => {
  expect(targetOfDigest(counts, about)).toEqual({ route, params: at })
})
