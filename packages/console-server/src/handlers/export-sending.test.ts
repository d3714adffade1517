import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { LEA } from '../testing/export-calls.ts'
import { type SendingBench, sendingBench } from '../testing/sending-bench.ts'

let bench: SendingBench
beforeAll(async () => {
  bench = await sendingBench()
})
afterAll(() => bench.close())

it('[S7] sends each file whole and under its own name, and tells so in the log', async () => {
  const { id } = await bench.add({ remotePath: '/whole' })
  const { header, results, details } = await bench.send(id)
  expect(header).toMatchObject({
    lea: LEA,
    exportId: id,
    status: 'completed',
    deliveryStatus: 'transferred',
    triggerType: 'manual',
    attempt: 1,
    triggeredBy: 'Dana Reyes',
    destination: '127.0.0.1',
    remotePath: '/whole',
    message: null,
    failureOrigin: null,
    componentsTotal: 2,
    componentsDone: 2,
    componentsFailed: 0,
  })
  expect(Date.parse(header.endedAt ?? '') - Date.parse(header.startedAt)).toBe(header.durationMs)
  expect(details).toEqual([])
  const arrived = bench.arrivedAt('/whole')
  expect([...arrived.keys()].sort()).toEqual(['sites.csv', 'students.csv'])
  for (const result of results) {
    const content = arrived.get(result.fileName ?? '') ?? Buffer.alloc(0)
    expect(result).toMatchObject({
      status: 'completed',
      stage: 'transfer',
      deliveryStatus: 'transferred',
      recordsSkipped: 0,
      fileSizeBytes: content.length,
      remotePath: '/whole',
      recordsRead: result.recordsWritten,
      checksumSha256: createHash('sha256').update(content).digest('hex'),
    })
    expect(content.toString().trimEnd().split('\n')).toHaveLength(result.recordsWritten + 1)
  }
  expect(header.fileSizeBytes).toBe([...arrived.values()].reduce((sum, { length }) => sum + length, 0))
  expect(await bench.read(id)).toMatchObject({
    lastBatchId: header.batchId,
    lastStatus: 'completed',
    lastSentAt: header.endedAt,
    lastRunAt: header.startedAt,
  })
})

it('[S7] takes the place of the file of the day before, also where the receiver cannot do that in one step', async () => {
  const { id } = await bench.add({ remotePath: '/again', components: ['sites'] })
  await bench.send(id)
  const { header } = await bench.send(id)
  expect(header).toMatchObject({ status: 'completed', triggerType: 'manual', attempt: 1 })
  expect([...bench.arrivedAt('/again').keys()]).toEqual(['sites.csv'])
})

it('X001 a wrong password is refused, nothing arrives, and those who are named hear of it', async () => {
  const notifyEmails = ['one@example.org', 'two@example.org']
  const { id, name } = await bench.add({ remotePath: '/refused', password: 'wr0ng-one', notifyEmails })
  const { header, results, details } = await bench.send(id)
  const sentence = `127.0.0.1:${bench.sftp.port} refused the sign-in.`
  expect(header).toMatchObject({
    status: 'failed',
    deliveryStatus: 'failed',
    message: `Sites: ${sentence}`,
    failureOrigin: 'platform',
    componentsFailed: 1,
    errorCount: 1,
    attempt: 1,
  })
  expect(results).toMatchObject([
    { status: 'failed', deliveryStatus: 'failed', message: sentence, fileName: 'sites.csv' },
    {
      status: 'cancelled',
      deliveryStatus: 'generated',
      message: "Skipped: the previous file wasn't delivered",
    },
  ])
  expect(details).toMatchObject([
    {
      errorCode: 'X001',
      severity: 'error',
      stage: 'transfer',
      owner: 'provider',
      message: sentence,
      fixTarget: { route: 'export-edit', params: { districtId: '412', id: String(id) } },
    },
  ])
  expect([...bench.arrivedAt('/refused').keys()]).toEqual([])
  expect(await bench.read(id)).toMatchObject({
    lastBatchId: header.batchId,
    lastStatus: 'failed',
    lastSentAt: null,
    lastRunAt: header.startedAt,
    lastMessage: `Sites: ${sentence}`,
  })
  const emails = bench.server.mail.sent.filter(({ subject }) => subject.startsWith(name))
  expect(emails.map(({ to }) => to)).toEqual(notifyEmails)
  expect(emails[0]?.text).toContain(sentence)
  expect(emails[0]?.text).toMatch(/^Started: 09\/14\/2026 - 08:\d\dAM \(ET\)$/m)
  const said = JSON.stringify([header, results, details, emails, await bench.read(id)])
  expect(said).not.toContain('wr0ng-one')
})

it('R44 sending again after a failure is a retry, and counts', async () => {
  const { id } = await bench.add({ remotePath: '/retry', password: 'wr0ng' })
  await bench.send(id)
  expect((await bench.send(id)).header).toMatchObject({ triggerType: 'retry', attempt: 2 })
  await bench.update(id, { password: 's3cret' }, '&encryptPassword=true')
  expect((await bench.send(id)).header).toMatchObject({
    triggerType: 'retry',
    attempt: 3,
    status: 'completed',
    triggeredBy: 'Dana Reyes',
  })
  expect((await bench.send(id)).header).toMatchObject({ triggerType: 'manual', attempt: 1 })
})

it('X002 a folder that takes nothing fails, what is before it stays', async () => {
  const { id } = await bench.add({ remotePath: '/closed' })
  bench.sftp.closedFolders.add('/closed')
  const { header, details } = await bench.send(id)
  expect(header).toMatchObject({
    status: 'failed',
    deliveryStatus: 'failed',
    message: 'Sites: No space, or no permission to write, at "/closed".',
  })
  expect(details.map(({ errorCode }) => errorCode)).toEqual(['X002'])
})

it('X004 goes on with the files that are left when a connection breaks, and leaves no half file', async () => {
  const { id } = await bench.add({ remotePath: '/broken' })
  const sites = (await bench.send(id)).results[0]?.fileSizeBytes ?? 0
  for (const name of bench.arrivedAt('/broken').keys()) bench.sftp.remove(`/broken/${name}`)
  bench.sftp.dieAfter(sites + 100)
  const { header, results } = await bench.send(id)
  expect(header).toMatchObject({ status: 'completed', deliveryStatus: 'transferred', attempt: 2 })
  expect(results.map(({ attempt }) => attempt)).toEqual([1, 2])
  const arrived = bench.arrivedAt('/broken')
  expect([...arrived.keys()].sort()).toEqual(['sites.csv', 'students.csv'])
  for (const { fileName, fileSizeBytes } of results)
    expect(arrived.get(fileName ?? '')).toHaveLength(fileSizeBytes ?? -1)
})

it.each([
  ['127.0.0.1', 1, 'it refuses connections'],
  ['nobody.invalid', 22, 'the host name is unknown'],
  ['10.0.0.7', 22, "its address isn't public"],
  ['169.254.169.254', 22, "its address isn't public"],
])('X004 says why %s:%i was not reached', async (host, port, reason) => {
  const { id } = await bench.add({ host, port, components: ['sites'] })
  const { header, details } = await bench.send(id)
  expect(header).toMatchObject({
    status: 'failed',
    message: `Sites: ${host}:${port} can't be reached: ${reason}.`,
  })
  expect(details.map(({ errorCode }) => errorCode)).toEqual(['X004'])
})

it('X005 believes the first key of a receiver, and no other until the secret is saved again', async () => {
  const { id } = await bench.add({ remotePath: '/key', components: ['sites'] })
  await bench.send(id)
  const known = async () =>
    (await bench.server.db.selectFrom('exports').select('hostKey').where('id', '=', id).executeTakeFirst())
      ?.hostKey
  expect(await known()).toMatchObject({ host: '127.0.0.1', sha256: bench.sftp.hostKey() })
  bench.sftp.changeKey()
  const { header, details } = await bench.send(id)
  expect(header).toMatchObject({ status: 'failed' })
  expect(details.map(({ errorCode }) => errorCode)).toEqual(['X005'])
  expect((await bench.update(id, { zip: false })).status).toBe(200)
  expect((await bench.send(id)).header).toMatchObject({ status: 'failed' })
  await bench.update(id, { password: 's3cret' }, '&encryptPassword=true')
  expect((await bench.send(id)).header).toMatchObject({ status: 'completed' })
  expect(await known()).toMatchObject({ sha256: bench.sftp.hostKey() })
})
