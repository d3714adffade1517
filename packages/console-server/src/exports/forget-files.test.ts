import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { LEA } from '../testing/export-calls.ts'
import { type SendingBench, sendingBench } from '../testing/sending-bench.ts'

let bench: SendingBench
beforeAll(async () => {
  bench = await sendingBench()
})
afterAll(() => bench.close())

it('files that a server was about to remove when it died go with the next sending of the district', async () => {
  const download = { deliveryMethod: 'download', host: null, username: null, password: null, port: null }
  const [forgotten, other] = [await bench.add(download), await bench.add(download)]
  const { header } = await bench.send(forgotten.id)
  await bench.server.db.deleteFrom('exportFiles').where('batchId', '=', header.batchId).execute()
  const later = await bench.send(other.id)
  expect(await readdir(join(bench.server.outboxDir, LEA))).toEqual([String(later.header.batchId)])
})
