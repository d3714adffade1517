import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Export, ExportLogHeader, ExportLogResult } from '@edconsole/console-core/contract'
import { connectSftp } from '@edconsole/console-server/internal'
import { jsonCalls } from '@edconsole/console-server/internal/testing'
import { createTestServer, type TestServer } from '@edconsole/console-server/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { SftpReceiver } from '../../sftp-receiver/start-sftp-receiver.ts'
import { demoExportPassword } from '../exports/demo-receiver.ts'
import { startDemoReceiver } from './start-demo-receiver.ts'

const WINDROW = '4833071'
const FOXGLOVE = '3904871'

let server: TestServer
let receivedDir: string
let receiver: SftpReceiver
let call: ReturnType<typeof jsonCalls>
beforeAll(async () => {
  server = await createTestServer({ seed: 'demo', allowLoopback: true })
  receivedDir = await mkdtemp(join(tmpdir(), 'edconsole-received-'))
  receiver = await startDemoReceiver(server.db, { receivedDir })
  call = jsonCalls(await server.browser('employee@example.org'))
}, 240_000)
afterAll(async () => {
  await server.close()
  await receiver.close()
  await rm(receivedDir, { recursive: true })
})

const exportsOf = async (lea: string) =>
  (await call<Export[]>('GET', `/export?lea=${lea}&sort[id]=asc&filter[deliveryMethod]=sftp`)).data
const send = async (lea: string, id: number) => {
  const path = `/export/send-now?lea=${lea}`
  const answer = await call<{ batchIds: number[] }>('POST', path, { exportIds: [id] })
  expect(answer.status, answer.text).toBe(200)
  await server.jobs.idle()
  const log = async <Row>(level: string) =>
    (
      await call<Row[]>(
        'GET',
        `/district/export-log-${level}?lea=${lea}&filter[batchId]=${answer.data.batchIds[0]}`,
      )
    ).data
  const [header] = await log<ExportLogHeader>('headers')
  const details = await log<{ errorCode: string }>('details')
  return { header, details, results: await log<ExportLogResult>('results') }
}
const arrived = (lea: string) => readdir(join(receivedDir, lea, 'in'))

it('[S7] an export of the demo is delivered, every file of it as the log says', async () => {
  const [sent] = await exportsOf(FOXGLOVE)
  const { header, results } = await send(FOXGLOVE, sent?.id ?? 0)
  expect(header).toMatchObject({
    status: 'completed',
    deliveryStatus: 'transferred',
    destination: '127.0.0.1',
  })
  const files = results.flatMap(({ fileName, checksumSha256 }) =>
    fileName === null ? [] : { fileName, checksumSha256 },
  )
  expect((await arrived(FOXGLOVE)).length).toBeGreaterThan(1)
  for (const { fileName, checksumSha256 } of files) {
    const content = await readFile(join(receivedDir, FOXGLOVE, 'in', fileName))
    expect(createHash('sha256').update(content).digest('hex')).toBe(checksumSha256)
  }
})

it('X001 one is refused until its password is saved anew', async () => {
  const [refused, other] = await exportsOf(WINDROW)
  const id = refused?.id ?? 0
  const { header, details } = await send(WINDROW, id)
  expect(header).toMatchObject({ status: 'failed', failureOrigin: expect.any(String) })
  expect(details.map(({ errorCode }) => errorCode)).toEqual(['X001'])
  expect(await arrived(WINDROW)).toEqual([])
  expect((await send(WINDROW, other?.id ?? 0)).header).toMatchObject({ status: 'completed' })
  const password = demoExportPassword(WINDROW)
  expect((await call('PATCH', `/export/${id}?lea=${WINDROW}`, { password })).status).toBe(200)
  expect((await send(WINDROW, id)).header).toMatchObject({ status: 'completed' })
})

it('leads exports to where it listens, also after another start; hosts that people entered stay', async () => {
  const [first, ...others] = await exportsOf(WINDROW)
  const entered = 'sftp.district.example.org'
  await server.db
    .updateTable('exports')
    .set({ host: entered, username: 'district' })
    .where('id', '=', first?.id ?? 0)
    .execute()
  const second = await startDemoReceiver(server.db, { receivedDir })
  expect(second.port).not.toBe(receiver.port)
  const [kept, ...led] = await exportsOf(WINDROW)
  expect(kept?.host).toBe(entered)
  expect(led.map(({ host, port }) => [host, port])).toEqual(others.map(() => ['127.0.0.1', second.port]))
  // The receiver has a new host key, but isn't mistaken for another server.
  expect((await send(WINDROW, led[0]?.id ?? 0)).header).toMatchObject({ status: 'completed' })
  await second.close()
})

it('writes nowhere but into the folder of the district', async () => {
  const file = join(receivedDir, 'sites.csv')
  await writeFile(file, 'siteCode\n014\n')
  for (const remotePath of ['/in', '/out', '/../in', '..', '/in/../..']) {
    const session = await connectSftp({
      host: '127.0.0.1',
      port: receiver.port,
      username: `lea${FOXGLOVE}`,
      privateKey: null,
      password: demoExportPassword(FOXGLOVE),
      remotePath,
      hostKey: null,
      network: { allowLoopback: true },
    })
    await session.put(file, 'found.csv').catch(() => {})
    await session.close()
  }
  const found = await readdir(receivedDir, { recursive: true })
  const own = join(FOXGLOVE, 'found.csv')
  expect(found.filter((path) => path.endsWith('found.csv')).sort()).toEqual(
    [own, join(FOXGLOVE, 'in', 'found.csv')].sort(),
  )
})
