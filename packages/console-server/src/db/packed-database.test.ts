import { chownSync, statSync } from 'node:fs'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openEmbedded } from './engine.ts'
import { packedDatabase } from './packed-database.ts'

const cwd = process.cwd()
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'edconsole-packed-'))
  // Without node_modules around, packed databases go to the system's temporary folder.
  process.chdir(folder)
  vi.stubEnv('TMPDIR', folder)
})
afterEach(async () => {
  process.chdir(cwd)
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true, force: true })
})

it('keeps packed databases where only this user can put any, and takes none of somebody else', async () => {
  let made = 0
  const pack = () =>
    packedDatabase('key', () => {
      made += 1
      return openEmbedded({})
    })
  await pack()
  const [cache = ''] = await readdir(folder)
  const file = join(folder, cache, 'key.tar.gz')
  expect([statSync(join(folder, cache)).mode & 0o777, statSync(file).mode & 0o777]).toEqual([0o700, 0o600])
  await writeFile(file, 'own')
  expect(await (await pack()).text()).toBe('own')
  // Only root can give a file away; the folder has already refused all other users.
  if (process.geteuid?.() === 0) {
    chownSync(file, 65_534, 65_534)
    expect(await (await pack()).text()).not.toBe('own')
  }
  expect(made).toBe(process.geteuid?.() === 0 ? 2 : 1)
})
