import { createHash, randomBytes } from 'node:crypto'
import { chmod, mkdir, mkdtemp, readdir, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { type FileStore, FileStoreError, FileStoreUnavailableError } from './file-store.ts'
import { withLocalCopies } from './local-copies.ts'
import { localStore } from './local-store.ts'
import { s3Store } from './s3-store.ts'
import { dropScratch, openScratch, withScratch } from './scratch.ts'
import { startBucket } from './testing/start-bucket.ts'

const MB = 1024 * 1024
let folder: string
let bucket: Awaited<ReturnType<typeof startBucket>>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'edconsole-store-'))
  bucket = await startBucket()
})
afterAll(async () => {
  await bucket.close()
  await rm(folder, { recursive: true, force: true })
})

const KINDS: Record<string, () => FileStore> = {
  'a folder': () => localStore(join(folder, 'local')),
  'a bucket': () => s3Store(bucket, join(folder, 'scratch')),
}

describe.each(Object.entries(KINDS))('files in %s (extension)', (_, open) => {
  let store: FileStore
  beforeEach(async () => {
    store = open()
    await store.removeFolder('inbox')
  })
  afterEach(() => store.close())
  const put = (key: string, text: string | Buffer) => store.put(key, Readable.from([text]))
  const textOf = async (key: string) => String(await buffer(await store.read(key)))

  it('come back byte for byte, small, empty and in many parts', async () => {
    const whole = randomBytes(21 * MB + 5)
    const pieces = Array.from({ length: 22 }, (_, i) => whole.subarray(i * MB, (i + 1) * MB))
    await store.put('inbox/1/large', Readable.from(pieces))
    await put('inbox/1/small', 'a,b\n1,2\n')
    await store.put('inbox/1/empty', Readable.from([]))
    const came = createHash('sha256')
    for await (const piece of await store.read('inbox/1/large')) came.update(piece)
    expect(came.digest('hex')).toBe(createHash('sha256').update(whole).digest('hex'))
    expect([await textOf('inbox/1/small'), await textOf('inbox/1/empty')]).toEqual(['a,b\n1,2\n', ''])
    expect(await store.list('inbox/1')).toEqual([
      { key: 'inbox/1/empty', bytes: 0 },
      { key: 'inbox/1/large', bytes: whole.length },
      { key: 'inbox/1/small', bytes: 8 },
    ])
  })

  it('are taken out of the scratch folder, over one of the same name', async () => {
    await put('inbox/1/STÜ (1)+&.csv', 'old')
    const left = await withScratch(store, async (scratch) => {
      await writeFile(join(scratch, 'one'), 'new and longer')
      await store.take('inbox/1/STÜ (1)+&.csv', join(scratch, 'one'))
      return readdir(scratch)
    })
    expect([left, await textOf('inbox/1/STÜ (1)+&.csv')]).toEqual([[], 'new and longer'])
    expect(await readdir(store.scratch)).toEqual([])
  })

  it('keep their time when they move, unless they get another', async () => {
    const at = new Date('2026-09-14T12:14:00.000Z')
    await put('inbox/1/STU 1.csv', 'one')
    const before = (await store.stat('inbox/1/STU 1.csv'))?.modifiedAt.getTime() ?? 0
    expect(Math.abs(Date.now() - before)).toBeLessThan(5000)
    await store.move('inbox/1/STU 1.csv', 'inbox/1/.archive/7/STU 1.csv')
    expect((await store.stat('inbox/1/.archive/7/STU 1.csv'))?.modifiedAt.getTime()).toBe(before)
    await store.move('inbox/1/.archive/7/STU 1.csv', 'inbox/1/b', { at })
    expect(await store.stat('inbox/1/b')).toEqual({ key: 'inbox/1/b', bytes: 3, modifiedAt: at })
    expect(await store.list('inbox', { deep: true })).toEqual([{ key: 'inbox/1/b', bytes: 3 }])
  })

  it('are listed by folder or with all below it, and no neighbor of the same beginning', async () => {
    for (const key of ['inbox/1/b', 'inbox/1/a', 'inbox/1/.archive/7/c', 'inbox/12/d']) await put(key, key)
    const keys = async (...asked: Parameters<FileStore['list']>) =>
      (await store.list(...asked)).map(({ key }) => key)
    expect(await keys('inbox/1')).toEqual(['inbox/1/a', 'inbox/1/b'])
    expect(await keys('inbox/1', { deep: true })).toEqual(['inbox/1/.archive/7/c', 'inbox/1/a', 'inbox/1/b'])
    expect(await keys('inbox/3', { deep: true })).toEqual([])
    await store.removeFolder('inbox/1')
    expect(await keys('inbox', { deep: true })).toEqual(['inbox/12/d'])
  })

  it('that are missing say so, and can be removed', async () => {
    await store.remove('inbox/1/none')
    expect(await store.stat('inbox/1/none')).toBeNull()
    await expect(store.read('inbox/1/none')).rejects.toMatchObject({ code: 'ENOENT' })
    await expect(store.move('inbox/1/none', 'inbox/1/other')).rejects.toMatchObject({ code: 'ENOENT' })
    await expect(store.stat('inbox/../secret.key')).rejects.toThrow("can't be the key")
  })

  it('leave nothing when what brings them breaks', async () => {
    const broken = (bytes: number) =>
      Readable.from(
        (async function* () {
          for (let at = 0; at < bytes; at += MB) yield Buffer.alloc(MB)
          throw new Error('broke')
        })(),
      )
    await put('inbox/1/kept', 'old')
    for (const bytes of [MB, 18 * MB]) {
      await expect(store.put('inbox/1/kept', broken(bytes))).rejects.toThrow('broke')
      await expect(store.put('inbox/1/new', broken(bytes))).rejects.toThrow('broke')
    }
    expect([await textOf('inbox/1/kept'), await store.list('inbox', { deep: true })]).toEqual([
      'old',
      [{ key: 'inbox/1/kept', bytes: 3 }],
    ])
  })

  it('are lent as copies, which go when the work fails too', async () => {
    await put('inbox/1/a', 'one')
    const work = withLocalCopies(store, async ({ pathOf }) => {
      const paths = await Promise.all([pathOf('inbox/1/a'), pathOf('inbox/1/a')])
      expect(paths[0]).toBe(paths[1])
      expect((await stat(paths[0])).size).toBe(3)
      throw new Error('failed')
    })
    await expect(work).rejects.toThrow('failed')
    expect([await readdir(store.scratch).catch(() => []), await textOf('inbox/1/a')]).toEqual([[], 'one'])
  })
})

describe('a folder', () => {
  it('shows neither links nor half files, and is open to the group of the folder above', async () => {
    const root = join(folder, 'shared')
    await mkdir(join(root, 'inbox'), { recursive: true })
    await chmod(join(root, 'inbox'), 0o2770)
    const store = localStore(root)
    await store.makeFolder('inbox/1')
    expect((await stat(join(root, 'inbox/1'))).mode & 0o7777).toBe(0o2770)
    await writeFile(join(root, 'elsewhere'), 'secret')
    await symlink(join(root, 'elsewhere'), join(root, 'inbox/1/link'))
    await writeFile(join(root, 'inbox/1/.4f9c1e0a-0000-4000-8000-000000000000.unfinished'), 'half')
    expect([await store.stat('inbox/1/link'), await store.list('inbox/1')]).toEqual([null, []])
  })

  it('for files on their way loses what killed processes left', async () => {
    const scratch = join(folder, 'left')
    const own = await openScratch(scratch)
    const [machine] = basename(own).split('-')
    const old = new Date(Date.now() - 3 * 86_400_000)
    for (const name of [`${machine}-999999999-dead`, 'another-1-old', 'another-1-fresh'])
      await mkdir(join(scratch, name))
    await utimes(join(scratch, 'another-1-old'), old, old)
    await dropScratch(scratch)
    expect((await readdir(scratch)).toSorted()).toEqual(['another-1-fresh', basename(own)].toSorted())
  })
})

describe('a bucket', () => {
  /** A way to the bucket that breaks once so many bytes have gone in or come back. */
  const breakingWay = async (most: number): Promise<FileStore> => {
    const target = new URL(bucket.endpoint ?? '')
    let passed = 0
    const door = createServer((socket) => {
      const onward = connect(Number(target.port), target.hostname)
      socket.on('error', () => {}).on('close', () => onward.destroy())
      onward.on('error', () => {}).on('close', () => socket.destroy())
      const pass = (from: Socket, to: Socket) =>
        from.on('data', (piece) => {
          passed += piece.length
          if (passed > most) socket.destroy()
          else to.write(piece)
        })
      pass(onward, socket)
      pass(socket, onward)
    })
    await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void door.close())
    const address = door.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const far = s3Store(Object.assign({}, bucket, { endpoint: `http://127.0.0.1:${port}` }), folder)
    onTestFinished(far.close)
    return far
  }

  it('out of reach in the middle of an upload keeps nothing of it', async () => {
    const far = await breakingWay(12 * MB)
    const upload = far.put('inbox/5/large', Readable.from(Array.from({ length: 20 }, () => Buffer.alloc(MB))))
    await expect(upload).rejects.toThrow(FileStoreUnavailableError)
    const near = s3Store(bucket, folder)
    onTestFinished(near.close)
    expect(await near.list('inbox/5', { deep: true })).toEqual([])
  })

  it('out of reach in the middle of a file says so, which is not the fault of the file', async () => {
    const near = s3Store(bucket, folder)
    onTestFinished(near.close)
    await near.put('inbox/6/large', Readable.from([Buffer.alloc(8 * MB)]))
    const far = await breakingWay(3 * MB)
    const copied = withLocalCopies(far, ({ pathOf }) => pathOf('inbox/6/large'))
    await expect(copied).rejects.toThrow(FileStoreUnavailableError)
  })

  it('says in one sentence why it refuses', async () => {
    const wrong = s3Store(Object.assign({}, bucket, { bucket: 'other' }), folder)
    onTestFinished(wrong.close)
    const listing = wrong.list('inbox')
    await expect(listing).rejects.toThrow("s3://other/files/inbox can't be used: there is no such bucket")
    await expect(listing).rejects.toThrow(FileStoreError)
  })
})
