import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readFile, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { addSecretKey, makeSecretKey, readSecretKeys } from './secret-key.ts'
import { secretsWith } from './secrets.ts'

describe('R35 secrets at rest', () => {
  const secrets = secretsWith(randomBytes(32))

  it.each(['', 'key', 'ключ 🔑', 'x'.repeat(10_000)])('come back as they were', (text) => {
    expect(secrets.open(secrets.seal(text))).toBe(text)
  })

  it('do not show the text, nor that two are the same', () => {
    expect(secrets.seal('certificate')).not.toContain('certificate')
    expect(secrets.seal('certificate')).not.toBe(secrets.seal('certificate'))
  })

  it('open with their own key only, and only unchanged', () => {
    const sealed = secrets.seal('certificate')
    expect(() => secretsWith(randomBytes(32)).open(sealed)).toThrow()
    expect(() => secrets.open(`${sealed.slice(0, -2)}AA`)).toThrow()
    expect(() => secrets.open('certificate')).toThrow('unknown format')
  })
})

describe('the key', () => {
  it('is made once and readable by its owner only', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'edconsole-key-'))
    expect(await readSecretKeys({}, folder)).toBeUndefined()
    const [one, other] = await Promise.all([makeSecretKey(folder), makeSecretKey(folder)])
    expect(one).toEqual(other)
    expect(await readSecretKeys({}, folder)).toEqual(one)
    expect((await stat(join(folder, 'secret.key'))).mode & 0o077).toBe(0)
    expect((await readFile(join(folder, 'secret.key'), 'utf8')).length).toBe(44)
  })

  it('comes from the environment when it is given, and is refused when it is short', async () => {
    const [key, former] = [randomBytes(32), randomBytes(32)]
    const given = {
      CONSOLE_SECRET_KEY: key.toString('base64'),
      CONSOLE_PREVIOUS_SECRET_KEYS: ` ${former.toString('base64')},`,
    }
    expect(await readSecretKeys(given, '/nowhere')).toEqual([key, former])
    await expect(readSecretKeys({ CONSOLE_SECRET_KEY: 'c2hvcnQ=' }, '/nowhere')).rejects.toThrow(
      'CONSOLE_SECRET_KEY',
    )
    await expect(addSecretKey(given, '/nowhere')).rejects.toThrow('openssl rand -base64 32')
  })

  it('is put in front of the former ones in the file', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'edconsole-key-'))
    const [former] = await makeSecretKey(folder)
    const file = await addSecretKey({}, folder)
    const keys = await readSecretKeys({}, folder)
    expect(keys).toEqual([expect.anything(), former])
    expect(keys?.[0]).not.toEqual(former)
    expect((await stat(file)).mode & 0o077).toBe(0)
  })

  it('says in a sentence why the file can not be written', async () => {
    // The file fits into the longest path, but not the longer name that it is written under first.
    let folder = await mkdtemp(join(tmpdir(), 'edconsole-key-'))
    while (folder.length < 4070) folder = join(folder, 'x'.repeat(Math.min(200, 4070 - folder.length)))
    await mkdir(folder, { recursive: true })
    const file = join(folder, 'secret.key')
    const key = randomBytes(32).toString('base64')
    await writeFile(file, key)
    await expect(addSecretKey({}, folder)).rejects.toThrow(`${file} can't be written (ENAMETOOLONG).`)
    expect(await readFile(file, 'utf8')).toBe(key)
  })
})
