import { setTimeout } from 'node:timers/promises'
import { DELIVERY_METHODS } from '@edconsole/console-core/contract'
import { json } from '../db/schema/columns.ts'
import { type LocalCopies, withLocalCopies } from '../storage/local-copies.ts'
import { CONNECT_BY } from './delivery/connect-by.ts'
import { type Connect, DeliveryError, type Receiver, type Target } from './delivery/receiver.ts'
import { outboxOf } from './files/data-file.ts'
import { saveProgress } from './save-progress.ts'
import type { Sending } from './sending.ts'
import { whileWorking } from './while-working.ts'

/** What kept a file from its receiver; without a file when the connection failed. */
export type Stop = { fileName: string | null; fault: DeliveryError }

/** How long to wait before a broken connection is tried again, in ms. */
const WAITS = [500, 2000]

/** Takes the written files to their receiver, but for those that it has already; null when it has all of them. */
export const deliverFiles = async (sending: Sending): Promise<Stop | null> => {
  const connect = CONNECT_BY[sending.export.deliveryMethod]
  const target = targetOf(sending)
  if (!connect || !target) return null
  return withLocalCopies(sending.store, async (copies) => {
    for (const wait of [...WAITS, null]) {
      const stop = await deliverOnce(sending, { connect, target, copies })
      if (stop === null || !stop.fault.passes || wait === null) return stop
      await setTimeout(wait)
      await countAttempt(sending)
    }
    return null
  })
}

type Way = { connect: Connect; target: Target; copies: LocalCopies }

const deliverOnce = async (sending: Sending, { connect, target, copies }: Way): Promise<Stop | null> => {
  let receiver: Receiver | null = null
  let fileName: string | null = null
  try {
    const files = await undelivered(sending)
    receiver = await connect(target)
    const { put, cut } = receiver
    await rememberKey(sending, receiver)
    for (const { name, bytes } of files) {
      fileName = name
      const path = await copies.pathOf(`${outboxOf(sending.batch)}/${name}`)
      await whileWorking(sending, () => put(path, name), {
        breakOff: cut,
        longestMs: PATIENCE_MS + bytes / SLOWEST,
      })
      await noteDelivered(sending, name)
    }
    return null
  } catch (error) {
    if (error instanceof DeliveryError) return { fileName, fault: error }
    throw error
  } finally {
    await receiver?.close()
  }
}

/** How long a receiver may think about a file, and the bytes in a millisecond of a connection that is still one. */
const PATIENCE_MS = 120_000
const SLOWEST = 10

const undelivered = async ({ db, batch: { batchId } }: Sending) => {
  return db
    .selectFrom('exportFiles')
    .select(['fileName as name', 'fileSizeBytes as bytes'])
    .where('batchId', '=', batchId)
    .where('archiveName', 'is', null)
    .where('deliveredAt', 'is', null)
    .orderBy('id')
    .execute()
}

/** From now on only this key is believed, until host, port or secret are saved anew. */
const rememberKey = async (
  { write, export: { id, hostKey: known } }: Sending,
  { hostKey }: Receiver,
): Promise<void> => {
  if (hostKey === null || hostKey.sha256 === known?.sha256) return
  await write((trx) =>
    trx
      .updateTable('exports')
      .set({ hostKey: json(hostKey) })
      .where('id', '=', id)
      .execute(),
  )
}

const noteDelivered = ({ write, now, batch: { batchId } }: Sending, name: string): Promise<void> =>
  write(async (trx) => {
    const at = now()
    await trx
      .updateTable('exportFiles')
      .set({ deliveredAt: at })
      .where('batchId', '=', batchId)
      .where('fileName', '=', name)
      .execute()
    const filled = await trx
      .selectFrom('exportResults')
      .select('etlStatusId')
      .where('batchId', '=', batchId)
      .where('fileName', '=', name)
      .execute()
    await saveProgress(
      trx,
      { batchId, etlStatusIds: filled.map(({ etlStatusId }) => etlStatusId) },
      { status: 'completed', deliveryStatus: 'transferred', endedAt: at },
    )
  })

const countAttempt = ({ write, batch: { batchId } }: Sending): Promise<void> =>
  write(async (trx) => {
    await trx
      .updateTable('exportBatches')
      .set(({ eb }) => ({ attempt: eb('attempt', '+', 1) }))
      .where('batchId', '=', batchId)
      .execute()
    await trx
      .updateTable('exportResults')
      .set(({ eb }) => ({ attempt: eb('attempt', '+', 1) }))
      .where('batchId', '=', batchId)
      .where('status', '=', 'loading')
      .execute()
  })

/** Where a sending goes, its secrets opened; null when it goes nowhere. */
const targetOf = ({
  secrets,
  allowLoopback,
  network,
  export: { deliveryMethod, host, port, username, remotePath, hostKey, secrets: sealed },
}: Pick<Sending, 'secrets' | 'allowLoopback' | 'network' | 'export'>): Target | null => {
  const usual = DELIVERY_METHODS[deliveryMethod].port
  if (host === null || usual === null) return null
  const open = (kept: { sealed: string } | undefined) => (kept ? secrets.open(kept.sealed) : null)
  return {
    host,
    port: port ?? usual,
    username: username ?? '',
    remotePath,
    hostKey,
    network: { ...network, allowLoopback },
    password: open(sealed.password),
    privateKey: open(sealed.privateKey),
  }
}
