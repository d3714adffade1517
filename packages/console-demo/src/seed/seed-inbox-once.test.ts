import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { seedDistricts } from './seed-districts.ts'
import { seedInboxOnce } from './seed-inbox-once.ts'

const NOW = new Date('2026-09-14T12:14:00Z')

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'edconsole-inbox-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const seed = () =>
  seedInboxOnce(join(folder, 'inbox'), { now: NOW, districts: seedDistricts('small', NOW), kind: 'small' })

it('begins again where filling was cut short', async () => {
  await mkdir(join(folder, 'inbox.unfinished', '4107320'), { recursive: true })
  await writeFile(join(folder, 'inbox.unfinished', '4107320', 'half.csv'), 'a,b')
  await seed()
  expect(await readdir(folder)).toEqual(['inbox'])
  const files = await readdir(join(folder, 'inbox', '4107320'))
  expect(files.length).toBeGreaterThan(3)
  expect(files).not.toContain('half.csv')
})

it('leaves an inbox that is there as it is', async () => {
  await mkdir(join(folder, 'inbox'))
  await seed()
  expect(await readdir(join(folder, 'inbox'))).toEqual([])
})
