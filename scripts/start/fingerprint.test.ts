import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fingerprint } from './fingerprint.ts'

describe('fingerprint', () => {
  it('changes with the content of a nested file and returns when the content does', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'fingerprint-'))
    await mkdir(join(folder, 'deep'))
    const file = join(folder, 'deep', 'a.ts')
    await writeFile(file, 'one')
    const first = await fingerprint([folder])
    await writeFile(file, 'two')
    expect(await fingerprint([folder])).not.toBe(first)
    await writeFile(file, 'one')
    expect(await fingerprint([folder])).toBe(first)
  })

  it('changes when a file is added', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'fingerprint-'))
    await writeFile(join(folder, 'a.ts'), '')
    const first = await fingerprint([folder])
    await writeFile(join(folder, 'b.ts'), '')
    expect(await fingerprint([folder])).not.toBe(first)
  })
})
