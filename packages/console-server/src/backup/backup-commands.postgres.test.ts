import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { newDatabaseAddress } from '../testing/test-database.ts'
import { runBackup } from './backup-commands.ts'

let folder: string
let database: Awaited<ReturnType<typeof newDatabaseAddress>>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'edconsole-backups-'))
  database = await newDatabaseAddress()
})
afterAll(async () => {
  await database.remove()
  await rm(folder, { recursive: true, force: true })
})

/** Runs it with a name below the folder, and returns what it printed. */
const backup = async (
  name: string,
  values: Parameters<typeof runBackup>[0]['values'] = {},
): Promise<string> => {
  const printed = vi.spyOn(console, 'log').mockImplementation(() => {})
  try {
    const env = { DATABASE_URL: database.databaseUrl }
    await runBackup({ data: join(folder, 'data'), env, args: [`${folder}/${name}`], values })
    return printed.mock.calls.flat().join('\n')
  } finally {
    printed.mockRestore()
  }
}

it('a folder is made, and each night gets a file of its own', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-09-14T03:15:00Z') })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  expect(await backup('var/nightly')).toMatch(
    /\/var\/nightly\/console-2026-09-14T031500\.zip: [\d,]+ rows?, \d+ tables, 0 files\.\nThe secret key is not in it/,
  )
  vi.setSystemTime(new Date('2026-09-15T03:15:00Z'))
  expect(await backup('var/nightly/')).toMatch(/\/var\/nightly\/console-2026-09-15T031500\.zip: /)
  expect(await readdir(join(folder, 'var/nightly'))).toEqual([
    'console-2026-09-14T031500.zip',
    'console-2026-09-15T031500.zip',
  ])
})

it('a name that ends in .zip is a file, which is not written over', async () => {
  expect(await backup('once.zip')).toMatch(/\/once\.zip: /)
  await expect(backup('once.zip')).rejects.toThrow(/once\.zip exists already\. Choose another name\.$/)
})

it.each([
  ['nowhere/once.zip', /^There is no folder \S+nowhere\. Make it, or choose another one\.$/],
  ['file', /file is a file\. Name a folder, or a file that ends in \.zip\.$/],
  ['file/', /file\/ is a file\. Name a folder, or a file that ends in \.zip\.$/],
  ['file/below', /^There is no folder \S+file\. /],
])('%s is refused in a sentence', async (name, sentence) => {
  await writeFile(join(folder, 'file'), '')
  await expect(backup(name)).rejects.toThrow(sentence)
})

it('R35 a key that is missing is not made for the backup', async () => {
  await expect(backup('with-key.zip', { 'with-key': '1' })).rejects.toThrow(
    /^There is no secret key in \S+data\. Set CONSOLE_SECRET_KEY, or leave out --with-key\.$/,
  )
  expect(await readdir(folder)).not.toContain('with-key.zip')
})
