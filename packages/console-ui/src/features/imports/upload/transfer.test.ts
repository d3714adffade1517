import { type Api, ApiFailure, createStore, uploadPart } from '@edconsole/console-core'
import type { UploadFile } from '@edconsole/console-core/contract'
import { describe, expect, it, vi } from 'vitest'
import { createTransfer, NO_TRANSFER, type TransferState } from './transfer.ts'

type Part = { offset: number; bytes: number }
type Reply = number | { status: number | null; message?: string; more?: Record<string, unknown> }

const content = new File(['x'.repeat(1_500_000)], 'students.csv', { lastModified: 7 })
const known = {
  id: 3,
  name: 'students.csv',
  bytes: 1_500_000,
  lastModified: 7,
  receivedBytes: 0,
  archiveName: null,
}

/** A transfer whose parts are answered one after another; after the last reply every part arrives. */
const transferWith = (...replies: readonly Reply[]) => {
  const parts: Part[] = []
  const waits: number[] = []
  const whileWaiting: Partial<TransferState>[] = []
  const connection = new EventTarget()
  const open = [...replies]
  const call = async (_: unknown, { query, body }: { query: { offset: string }; body: Blob }) => {
    const part = { offset: Number(query.offset), bytes: body.size }
    parts.push(part)
    const reply = open.shift() ?? part.offset + part.bytes
    if (typeof reply === 'number') return { data: { receivedBytes: reply } }
    const { status, message = 'No', more = {} } = reply
    throw new ApiFailure({ code: status, status, message, more, operation: uploadPart })
  }
  const transfer = createTransfer({
    api: { call } as unknown as Api,
    lea: '0042',
    state: createStore(NO_TRANSFER),
    connection,
    wait: async (ms) => {
      waits.push(ms)
      const { isSending, isWaiting, rate } = transfer.state.get()
      whileWaiting.push({ isSending, isWaiting, rate })
    },
  })
  transfer.remember([content])
  const send = () => transfer.send([known as UploadFile])
  return { transfer, parts, waits, whileWaiting, connection, send }
}

describe('[R46] the bytes of a file', () => {
  it('are sent part by part, larger ones while the connection is quick', async () => {
    const { transfer, parts, send } = transferWith()
    expect(await send()).toBe('complete')
    expect(parts).toEqual([
      { offset: 0, bytes: 524_288 },
      { offset: 524_288, bytes: 975_712 },
    ])
    expect(transfer.state.get()).toMatchObject({
      isSending: false,
      stop: null,
      received: new Map([[3, 1_500_000]]),
    })
  })

  it('go on where the server says, and after a break once the connection is back', async () => {
    const { parts, waits, send } = transferWith(
      { status: 409, more: { receivedBytes: 100_000 } },
      { status: null },
      { status: 503 },
      400_000,
    )
    expect(await send()).toBe('complete')
    expect(parts.slice(0, 5).map(({ offset }) => offset)).toEqual([0, 100_000, 100_000, 100_000, 400_000])
    expect(waits).toEqual([2000, 4000])
  })

  it('wait for the connection from the first failed try, without an estimate, and go on however long it is away', async () => {
    const away = Array.from({ length: 8 }, () => ({ status: null }))
    const { transfer, waits, whileWaiting, send } = transferWith(500_000, ...away)
    expect(await send()).toBe('complete')
    expect(whileWaiting).toEqual(away.map(() => ({ isSending: true, isWaiting: true, rate: null })))
    expect(waits.slice(-3)).toEqual([30_000, 30_000, 30_000])
    expect(transfer.state.get()).toMatchObject({ isSending: false, isWaiting: false, stop: null })
  })

  it('wait as soon as the browser says that it is offline', async () => {
    const { transfer, connection, send } = transferWith()
    const sent = send()
    connection.dispatchEvent(new Event('offline'))
    expect(transfer.state.get()).toMatchObject({ isSending: true, isWaiting: true, rate: null })
    expect(await sent).toBe('complete')
    connection.dispatchEvent(new Event('offline'))
    expect(transfer.state.get().isWaiting).toBe(false)
  })

  it.each([
    ['Pause', 'paused'],
    ['the browser that is online again', null],
  ] as const)('end their wait at %s', async (_, stop) => {
    const connection = new EventTarget()
    let tries = 0
    const call = async () => {
      tries += 1
      if (tries > 1) return { data: { receivedBytes: 1_500_000 } }
      throw new ApiFailure({ code: null, status: null, message: 'No', operation: uploadPart })
    }
    const transfer = createTransfer({
      api: { call } as unknown as Api,
      lea: '0042',
      state: createStore(NO_TRANSFER),
      connection,
    })
    transfer.remember([content])
    const waiting = Promise.withResolvers<void>()
    transfer.state.subscribe(() => {
      if (transfer.state.get().isWaiting) waiting.resolve()
    })
    vi.useFakeTimers()
    const sent = transfer.send([known as UploadFile])
    await waiting.promise
    await Promise.resolve()
    if (stop === null) connection.dispatchEvent(new Event('online'))
    else transfer.pause()
    expect(await sent).toBe(stop === null ? 'complete' : 'stopped')
    vi.useRealTimers()
    expect(transfer.state.get().stop).toBe(stop)
  })

  it.each([
    ['a server that stays away', Array.from({ length: 7 }, () => ({ status: 503 })), 'offline'],
    ['an ended session', [{ status: 401 }], 'signedOut'],
    ['a full disk', [{ status: 507, message: 'Full' }], 'refused'],
    ['a file that grew', [{ status: 413, message: 'Longer' }], 'refused'],
  ] as const)('stop at %s, and go on from there', async (_, replies, stop) => {
    const { transfer, parts, send } = transferWith(500_000, ...replies)
    expect(await send()).toBe('stopped')
    expect(transfer.state.get()).toMatchObject({ isSending: false, stop })
    parts.length = 0
    expect(await send()).toBe('complete')
    expect(parts[0]?.offset).toBe(500_000)
  })

  it('are not sent again when the file is gone from the disk, and the file says so', async () => {
    const { transfer, send } = transferWith()
    const gone = new File(['x'.repeat(1_500_000)], 'students.csv', { lastModified: 7 })
    Object.assign(gone, { slice: () => ({ arrayBuffer: () => Promise.reject(new Error('NotReadable')) }) })
    transfer.remember([gone])
    expect(await send()).toBe('stopped')
    expect(transfer.state.get().problems).toEqual(new Map([[3, null]]))
  })
})
