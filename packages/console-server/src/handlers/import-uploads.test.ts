import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { ImportUpload } from '@edconsole/console-core/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FILES } from '../pipeline/testing/files.ts'
import { type Port, takePort } from '../take-port.ts'
import { createTestServer, type TestServer } from '../testing/create-test-server.ts'
import { rawConnection } from '../testing/raw-connection.ts'
import { fileIn, uploadersOf } from '../testing/uploaders.ts'
import { zipOf } from '../testing/zip-of.ts'
import { forgetUploads } from '../uploads/remove-upload.ts'
import { folderOf } from '../uploads/upload-folder.ts'

let server: TestServer
let door: Port
let uploaders: ReturnType<typeof uploadersOf>
const newUploader: typeof uploaders.newUploader = (roles) => uploaders.newUploader(roles)
beforeAll(async () => {
  server = await createTestServer()
  door = await takePort(0, '127.0.0.1')
  door.open(server.app.fetch)
  uploaders = uploadersOf(server, door)
})
afterAll(async () => {
  await door.close(1000)
  await server.close()
})

/** Writers of archives make no hostile ones, so the bytes of a harmless one are changed. */
const changedIn = (zip: Buffer, from: string, to: string): Buffer =>
  Buffer.from(zip.toString('latin1').replaceAll(from, to), 'latin1')

/** 0x010203, as a zip has it. */
const SIZE = '\x03\x02\x01\x00'

describe('[R46] parts of a file', () => {
  it('go on where a broken connection ended, and nowhere else', async () => {
    const me = await newUploader()
    const content = Buffer.from('x'.repeat(50_000))
    const { files } = (await me.announce({ 'STU.csv': content.length })).data as ImportUpload
    const file = fileIn(files, 'STU.csv')

    const broken = await rawConnection(`http://127.0.0.1:${door.port}`)
    await broken.send(
      [
        `PATCH /api/files/import-uploads/${file.id}?lea=${me.district.lea}&offset=0 HTTP/1.1`,
        'Host: 127.0.0.1',
        ...Object.entries(me.headers).map(([name, value]) => `${name}: ${value}`),
        `Content-Length: ${content.length}`,
        '',
        content.subarray(0, 20_000).toString(),
      ].join('\r\n'),
    )
    const { scratch } = server.store
    const arrived = async () => {
      const [folder = ''] = await readdir(scratch)
      return (await stat(join(scratch, folder, 'part'))).size
    }
    await expect.poll(() => arrived().catch(() => 0)).toBe(20_000)
    broken.destroy()
    await expect.poll(async () => (await me.current())?.files[0]?.receivedBytes).toBe(20_000)

    const elsewhere = await me.part(file, 30_000, content.subarray(30_000))
    expect(elsewhere).toMatchObject({ status: 409, error: { receivedBytes: 20_000 } })
    expect(await me.part(file, 20_000, content.subarray(20_000))).toMatchObject({
      status: 200,
      data: { receivedBytes: 50_000 },
    })
    const again = await me.announce({ 'STU.csv': content.length })
    expect(again.data).toMatchObject({ files: [{ id: file.id, receivedBytes: 50_000 }] })
  })

  it('are refused beyond the file, beyond 8 MB, and for what is none of the callers', async () => {
    const me = await newUploader()
    const { files } = (await me.announce({ 'a.csv': 10, 'b.csv': 20_000_000 })).data as ImportUpload
    const [small, large] = [fileIn(files, 'a.csv'), fileIn(files, 'b.csv')]
    expect(await me.part(small, 0, Buffer.alloc(11))).toMatchObject({ status: 413 })
    expect(await me.part(large, 0, Buffer.alloc(9_000_000))).toMatchObject({
      status: 413,
      error: { message: 'A part can have up to 8 MB.' },
    })
    expect((await me.current())?.files.map(({ receivedBytes }) => receivedBytes)).toEqual([0, 0])
    expect(await me.announce({ 'c.csv': 2_140_000_000 })).toMatchObject({
      status: 413,
      error: { message: 'An upload can have up to 2 GB. Upload these files in several sets.' },
    })

    const other = await newUploader()
    expect(await other.part(small, 0, Buffer.alloc(5))).toMatchObject({ status: 404 })
    const foreign = await uploaders.uploaderIn(me.district, other.district)
    expect(await foreign.part(small, 0, Buffer.alloc(5))).toMatchObject({ status: 403 })
    const viewer = await newUploader(['ROLE_SETUP_SIS_IMPORTS_TEMPLATES_VIEW'])
    expect(await viewer.announce({ 'a.csv': 1 })).toMatchObject({ status: 403 })
  })
})

describe('[R46] what is in an upload', () => {
  it('an archive that is hostile, broken or nested says so, and nothing of it is kept', async () => {
    const me = await newUploader()
    const harmless = await zipOf({ 'aa_evil.csv': 'A,B\n1,2\n' })
    const zeros = await zipOf({ 'zeros.csv': Buffer.alloc(0x010203) })
    const inner = await zipOf({ 'SCH.csv': FILES['SCH.csv'] })
    const many = await zipOf(
      Object.fromEntries(Array.from({ length: 201 }, (_, i) => [`${i}.csv`, 'A\n1\n'])),
    )
    const checked = await me.upload({
      'climbing.zip': changedIn(harmless, 'aa_evil.csv', '../evil.csv'),
      // The list of contents of one promises 2 GB; that of the other tells of three bytes.
      'bomb.zip': changedIn(zeros, SIZE, '\xff\xff\xff\x7f'),
      'lying.zip': changedIn(zeros, SIZE, '\x03\x00\x00\x00'),
      'many.zip': many,
      'cut.zip': harmless.subarray(0, harmless.length - 10),
      'nested.zip': await zipOf({ 'inner.zip': inner }),
      'bad.csv': Buffer.from([0, 1, 2, 0]),
    })
    const problems = Object.fromEntries(checked.files.map(({ name, problem }) => [name, problem]))
    expect(problems).toMatchObject({
      'climbing.zip': 'It has a file that would land outside its own folders.',
      'bomb.zip': 'It would unpack to more than 100 MB. Send its files unpacked.',
      'lying.zip': "It's damaged. Create it again.",
      'many.zip': 'It has more than 200 files.',
      'cut.zip': "It's damaged. Create it again.",
      'inner.zip': "Archives inside an archive aren't unpacked. Add this file by itself.",
      'bad.csv': expect.stringContaining('is not a text file'),
    })
    const folder = join(server.inboxDir, '..', folderOf(checked.uploadId))
    expect((await readdir(folder)).length).toBe(checked.files.length - 1)
    expect(await me.ask('POST', me.at('/start'), { when: 'now' })).toMatchObject({ status: 409 })

    expect(await me.ask('DELETE', me.at(''))).toMatchObject({ status: 200 })
    expect(await me.current()).toBeNull()
    await expect(readdir(folder)).rejects.toThrow('ENOENT')
  })

  it('waits for the schedule of its templates', async () => {
    const me = await newUploader()
    const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
    await server.db
      .updateTable('importTemplates')
      .set({ scheduleEnabled: true, scheduleTime: '02:00', scheduleDays: JSON.stringify(days) })
      .where('lea', '=', me.district.lea)
      .where('componentName', '=', 'sites')
      .execute()
    const { nextRunAt } = await me.upload({ 'Schools.csv': FILES['SCH.csv'] })
    expect(nextRunAt).toMatch(/T09:00:00/)
    const kept = await me.ask('POST', me.at('/start'), { when: 'scheduled' })
    expect(kept.data).toEqual({ batchId: null, nextRunAt })
    const inbox = await readdir(join(server.inboxDir, me.district.lea))
    expect(inbox.filter((name) => !name.startsWith('.'))).toEqual(['SCH.csv'])
  })

  it('is given up after a week in which nobody went on with it', async () => {
    const me = await newUploader()
    const { uploadId } = await me.upload({ 'SCH.csv': FILES['SCH.csv'] })
    const inDays = (days: number) => new Date(server.now().getTime() + days * 86_400_000)
    await forgetUploads(server.db, server.store, inDays(6))
    expect(await me.current()).not.toBeNull()
    await forgetUploads(server.db, server.store, inDays(8))
    expect(await me.current()).toBeNull()
    await expect(readdir(join(server.inboxDir, '..', folderOf(uploadId)))).rejects.toThrow('ENOENT')
  })
})
