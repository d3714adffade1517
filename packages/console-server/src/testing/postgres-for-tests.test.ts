import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { removeLeft } from './postgres-for-tests.ts'

it('removes the databases of runs that were killed, and none of a run that goes on or of another machine', async () => {
  const around = await mkdtemp(join(tmpdir(), 'edconsole-left-'))
  onTestFinished(() => rm(around, { recursive: true }))
  const { pid: ended } = spawnSync(process.execPath, ['--version'])
  const kept = [
    `edconsole-postgres-${hostname()}-${process.pid}-abc`,
    `edconsole-postgres-elsewhere.example-${ended}-abc`,
    `something-else-${ended}`,
  ]
  for (const name of [...kept, `edconsole-postgres-${hostname()}-${ended}-abc`])
    await mkdir(join(around, name, 'data'), { recursive: true })
  await removeLeft(around)
  expect((await readdir(around)).sort()).toEqual(kept.sort())
})
