import { type Api, ApiFailure, type Store, uploadPart } from '@edconsole/console-core'
import { UPLOAD_LIMITS, type UploadFile } from '@edconsole/console-core/contract'

/** Why sending stopped; it goes on from the same byte. */
export type TransferStop = 'paused' | 'offline' | 'signedOut' | 'refused'

export type TransferState = {
  readonly isSending: boolean
  /** The last try failed, or the browser is offline: the next try follows without being asked for. */
  readonly isWaiting: boolean
  readonly stop: TransferStop | null
  /** Bytes that have arrived, by file, as far as they are known here. */
  readonly received: ReadonlyMap<number, number>
  /** What is wrong with a file, by file: the server's words, or null where the browser couldn't read it. */
  readonly problems: ReadonlyMap<number, string | null>
  /** Bytes per second lately; null until a part has arrived. */
  readonly rate: number | null
}

export const NO_TRANSFER: TransferState = {
  isSending: false,
  isWaiting: false,
  stop: null,
  received: new Map(),
  problems: new Map(),
  rate: null,
}

export type Transfer = {
  readonly state: Store<TransferState>
  /** Files that were chosen in this page, to be found again by what the server knows of them. */
  remember(files: readonly File[]): void
  /** True if this page has the file: after a reload it has to be chosen again. */
  has(file: KnownFile): boolean
  /** Sends what the server lacks of these files, one after another. Resolves when all is there, or something stopped it. */
  send(files: readonly UploadFile[]): Promise<'complete' | 'stopped'>
  pause(): void
  /** Lets everything go. */
  reset(): void
}

type KnownFile = Pick<UploadFile, 'name' | 'bytes' | 'lastModified'>
type Connection = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
type Wait = (ms: number, signal: AbortSignal, connection: Connection) => Promise<void>
type Options = {
  api: Api
  lea: string
  state: Store<TransferState>
  wait?: Wait
  /** Tells when the browser goes offline or online. */
  connection?: Connection
}

const KB = 1024
const FIRST_PART = 512 * KB
const LEAST_PART = 64 * KB
/** A part should take about this long: short enough to lose little, long enough to be worth a request. */
const QUICK_MS = 1500
const SLOW_MS = 6000
/** Waits between tries; after the last one, Resume has to be pressed where a server answers but takes nothing. */
const WAITS_MS = [1000, 2000, 4000, 8000, 15_000, 30_000]
/** Between later tries while nothing answers: a connection may be away for long. */
const UNANSWERED_MS = 30_000

const keyOf = ({ name, bytes, lastModified }: KnownFile): string =>
  JSON.stringify([name, bytes, lastModified])

/** What a browser knows of a file before it is read. */
export const announced = ({ name, size, lastModified }: File): KnownFile => ({
  name,
  bytes: size,
  lastModified: Number.isFinite(lastModified) ? Math.round(lastModified) : null,
})

/**
 * Sends files in parts, each read when it is sent. It outlives the dialog that started it: who closes the dialog or goes to
 * another page of the console finds it where it is.
 */
export const createTransfer = ({
  api,
  lea,
  state,
  wait = pauseFor,
  connection = window,
}: Options): Transfer => {
  const chosen = new Map<string, File>()
  let running: AbortController | null = null
  const change = (next: Partial<TransferState>): void => state.set({ ...state.get(), ...next })
  const noteReceived = (id: number, bytes: number): void =>
    change({ received: new Map(state.get().received).set(id, bytes) })
  const noteProblem = (id: number, problem: string | null): void =>
    change({ problems: new Map(state.get().problems).set(id, problem) })

  /** Sends one file to its end: null, or what stopped all of it. */
  const sendFile = async (
    known: UploadFile,
    file: File,
    signal: AbortSignal,
  ): Promise<TransferStop | null> => {
    const { id } = known
    let offset = state.get().received.get(id) ?? known.receivedBytes
    let size = FIRST_PART
    let failures = 0
    while (offset < known.bytes) {
      const bytes = await readPart(file, offset, size)
      if (signal.aborted) return 'paused'
      if (bytes === null) {
        noteProblem(id, null)
        return 'refused'
      }
      const startedAt = performance.now()
      try {
        const { data } = await api.call(uploadPart, {
          params: { id },
          query: { offset: String(offset) },
          lea,
          body: bytes,
          signal,
        })
        const ms = performance.now() - startedAt
        const rate = (bytes.size * 1000) / Math.max(1, ms)
        const before = state.get().rate
        change({ isWaiting: false, rate: before === null ? rate : before * 0.7 + rate * 0.3 })
        offset = data.receivedBytes ?? offset + bytes.size
        failures = 0
        if (ms < QUICK_MS) size = Math.min(UPLOAD_LIMITS.partBytes, size * 2)
        else if (ms > SLOW_MS) size = Math.max(LEAST_PART, size / 2)
      } catch (error) {
        if (signal.aborted) return 'paused'
        const next = await afterFailure(error, id)
        if (typeof next === 'string') return next
        offset = next ?? offset
        size = Math.max(LEAST_PART, size / 2)
        const ms = WAITS_MS[failures] ?? (isUnanswered(error) ? UNANSWERED_MS : undefined)
        if (ms === undefined) return 'offline'
        failures += 1
        change({ isWaiting: next === null, rate: next === null ? null : state.get().rate })
        if (next === null) await wait(ms, signal, connection)
        if (signal.aborted) return 'paused'
      }
      noteReceived(id, offset)
    }
    return null
  }

  /** Where to go on, null for the same place after a while, or what stops the sending. */
  const afterFailure = async (error: unknown, id: number): Promise<number | TransferStop | null> => {
    if (!(error instanceof ApiFailure)) throw error
    if (error.expired) return 'signedOut'
    const { receivedBytes } = error.more
    if (error.status === 409 && typeof receivedBytes === 'number') return receivedBytes
    // A part that broke off may have arrived in part: the next try is told where to go on.
    if (error.status === null || error.status === 400 || error.status === 429 || error.status >= 502) {
      if (error.status === 507) noteProblem(id, error.message)
      return error.status === 507 ? 'refused' : null
    }
    noteProblem(id, error.message)
    return 'refused'
  }

  return {
    state,
    remember: (files) => {
      for (const file of files) chosen.set(keyOf(announced(file)), file)
    },
    has: (known) => chosen.has(keyOf(known)),
    send: async (files) => {
      if (running) return 'stopped'
      const open = files.filter(
        ({ id, bytes, receivedBytes, archiveName }) =>
          archiveName === null && (state.get().received.get(id) ?? receivedBytes) < bytes,
      )
      const control = new AbortController()
      running = control
      change({ isSending: true, isWaiting: false, stop: null, problems: new Map() })
      const noteOffline = (): void => change({ isWaiting: true, rate: null })
      connection.addEventListener('offline', noteOffline)
      try {
        for (const known of open) {
          const file = chosen.get(keyOf(known))
          if (!file) return 'stopped'
          const stop = await sendFile(known, file, control.signal)
          if (stop === null) continue
          change({ stop })
          return 'stopped'
        }
        return 'complete'
      } finally {
        connection.removeEventListener('offline', noteOffline)
        if (running === control) {
          running = null
          change({ isSending: false, isWaiting: false, rate: null })
        }
      }
    },
    pause: () => running?.abort(),
    reset: () => {
      running?.abort()
      running = null
      chosen.clear()
      state.set(NO_TRANSFER)
    },
  }
}

/** The bytes of a part; null if the file changed or went since it was chosen. */
const readPart = async (file: File, offset: number, size: number): Promise<Blob | null> => {
  try {
    return new Blob([await bytesOf(file.slice(offset, offset + size))])
  } catch {
    return null
  }
}

const bytesOf = (part: Blob): Promise<ArrayBuffer> => part.arrayBuffer()

const isUnanswered = (error: unknown): boolean => error instanceof ApiFailure && error.status === null

/** Ends early when the browser is online again, and when the sending is paused. */
const pauseFor: Wait = (ms, signal, connection) =>
  new Promise((resolve) => {
    const over = new AbortController()
    const end = (): void => {
      clearTimeout(timer)
      over.abort()
      resolve()
    }
    const timer = setTimeout(end, ms)
    connection.addEventListener('online', end, { signal: over.signal })
    signal.addEventListener('abort', end, { signal: over.signal })
  })
