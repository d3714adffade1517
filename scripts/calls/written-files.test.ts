import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { OPERATION_IDS } from '../../packages/console-core/src/contract.ts'
import { screensByCall } from './screens-by-call.ts'
import { writtenFiles } from './written-files.ts'

const files = writtenFiles()

it.each(Object.keys(files))('%s is what `pnpm calls` writes', async (path) => {
  expect(await readFile(new URL(`../../${path}`, import.meta.url), 'utf8')).toBe(files[path])
})

it('[S7] the page has every call', () => {
  const headings = [...(files['docs/reference/calls.md'] ?? '').matchAll(/^### (.+)$/gm)].map(([, id]) => id)
  expect(headings).toEqual([...OPERATION_IDS])
})

it('knows who makes a call, through whatever stands between', () => {
  const screens = screensByCall()
  expect(screens['importLogs.headers']).toEqual(expect.arrayContaining(['dashboard', 'import-logs']))
  expect(screens['sisImports.sync']).toContain('import-logs')
  expect(screens['userPreferences.patchPageSizes']).toEqual(['the console itself'])
  expect(screens['students.list'] ?? []).not.toContain('import-logs')
})
