import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { lockFolder } from './lock-folder.ts'
import { openDatabase } from './open-database.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'edconsole-lock-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const lockPath = () => join(folder, 'server.lock')
const leave = (holder: object | string) =>
  writeFile(lockPath(), typeof holder === 'string' ? holder : JSON.stringify(holder))

it('refuses a second server on the same folder and says who holds it', async () => {
  const first = await openDatabase({ folder }, () => {})
  await expect(openDatabase({ folder }, () => {})).rejects.toThrow(`in use by process ${process.pid}`)
  await first.close()
  const second = await openDatabase({ folder }, () => {})
  await second.close()
})

it('refuses a folder that another living process holds', async () => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  await leave({ pid: other.pid, since: '2026-09-14T12:00:00Z', born: null })
  await expect(lockFolder(folder)).rejects.toThrow(
    `The data folder ${folder} has been in use by process ${other.pid} since 2026-09-14T12:00:00Z.`,
  )
  const gone = new Promise((done) => other.once('exit', done))
  other.kill('SIGKILL')
  await gone
  await (await lockFolder(folder))()
})

it.each([
  ['whose number was given to another process', { pid: process.ppid, since: '', born: '1' }],
  ['of this number from before', { pid: process.pid, since: '', born: '1' }],
  ['that nobody can read', '{"pi'],
])('takes over a lock %s', async (_, holder) => {
  await leave(holder)
  const unlock = await lockFolder(folder)
  expect(JSON.parse(await readFile(lockPath(), 'utf8')).pid).toBe(process.pid)
  await unlock()
  await expect(readFile(lockPath())).rejects.toThrow('ENOENT')
})
