import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FileStore } from '../storage/file-store.ts'
import { type DistrictInbox, SILENT_MS } from './district-inbox.ts'

/** A file that this server is receiving: all servers can see that it is on its way. */
export type Receiving = {
  /** Hears that more of it came. */
  readonly goOn: () => void
  readonly end: () => Promise<void>
}

/** Leaves a sign in an inbox that a file is on its way, since its bytes are seen by this server alone. */
export const startReceiving = async (store: FileStore, { incoming }: DistrictInbox): Promise<Receiving> => {
  const key = `${incoming}/${randomUUID()}`
  const sign = () => store.put(key, Readable.from([]))
  let last = Date.now()
  let signing = sign()
  await signing
  return {
    goOn: () => {
      if (Date.now() - last < SILENT_MS / 3) return
      last = Date.now()
      // A sign that is lost ends nothing: the file itself may still arrive.
      signing = signing.then(sign).catch(() => {})
    },
    end: async () => {
      await signing
      await store.remove(key)
    },
  }
}
