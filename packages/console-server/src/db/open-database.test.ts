import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openDatabase } from './open-database.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'edconsole-folder-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const open = () => openDatabase({ folder }, () => {})
const opens = async () => {
  const { db, close } = await open()
  const { rows } = await sql<{ n: number }>`select count(*) as n from users`.execute(db)
  await close()
  return rows[0]?.n === 0
}

it('begins again where unpacking was cut short', async () => {
  await mkdir(join(folder, 'database'))
  await writeFile(join(folder, 'database', 'PG_VERSION'), '17\n')
  await writeFile(join(folder, 'database.unfinished'), '')
  expect(await opens()).toBe(true)
  expect(await readdir(folder)).toEqual(['database'])
  expect(await opens()).toBe(true)
})

it('refuses damaged files with a sentence that names them, keeps them, and gives the folder back', async () => {
  await mkdir(join(folder, 'database'))
  await writeFile(join(folder, 'database', 'PG_VERSION'), '17\n')
  const sentence = `The database in ${join(folder, 'database')} can't be opened: its files are damaged.`
  await expect(open()).rejects.toThrow(sentence)
  await expect(open()).rejects.toThrow(sentence)
  expect(await readdir(folder)).toEqual(['database'])
})

it.each(['127.0.0.1', 'localhost'])(
  'says that a PostgreSQL server on %s does not answer, without its password',
  async (host) => {
    const answer = openDatabase({ url: `postgres://nobody:secret@${host}:1/x` }, () => {})
    const message = await answer.then(
      () => '',
      (error: unknown) => String(error),
    )
    expect(message).toMatch(/Can't use the PostgreSQL server from DATABASE_URL: .*ECONNREFUSED/)
    expect(message).not.toContain('secret')
  },
)
