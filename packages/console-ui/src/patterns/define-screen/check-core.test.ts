import { readFileSync } from 'node:fs'
import { beforeEach, expect, it, vi } from 'vitest'
import { UI_VERSION } from '../../version.ts'

beforeEach(() => {
  vi.resetModules()
  return () => vi.restoreAllMocks()
})

const saidOf = async (...cores: (string | undefined)[]): Promise<string[]> => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { checkCore } = await import('./check-core.ts')
  for (const core of cores) checkCore(core)
  return said.mock.calls.map(([text]) => String(text))
}

it('names the version of the package', () => {
  expect(JSON.parse(readFileSync('packages/console-ui/package.json', 'utf8')).version).toBe(UI_VERSION)
})

it.each(['0.0.9', '0.2.0', '1.1.0'])('says once that core %s is not its own', async (core) => {
  const said = await saidOf(core, core)
  expect(said).toHaveLength(1)
  expect(said[0]).toContain(`needs @edconsole/console-core ^${UI_VERSION}, but this page has ${core}.`)
})

it('is silent beside the core of its own version, and a later fix of it', async () => {
  expect(await saidOf(undefined, UI_VERSION, UI_VERSION.replace(/\d+$/, '99'))).toEqual([])
})
