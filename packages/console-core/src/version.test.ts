import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { VERSION } from './version.ts'

it('names the version of the package', async () => {
  const text = await readFile(new URL('../package.json', import.meta.url), 'utf8')
  expect(JSON.parse(text).version).toBe(VERSION)
})
