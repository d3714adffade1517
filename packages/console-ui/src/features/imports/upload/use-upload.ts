import {
  type Api,
  type ApiFailure,
  createStore,
  type ImportUpload,
  importUploadsResource,
  useApi,
  useDistrictScope,
  useItem,
  useRefresh,
  useSave,
  useStore,
} from '@edconsole/console-core'
import type { UploadChoice, UploadFile } from '@edconsole/console-core/contract'
import { useEffect, useState } from 'react'
import { announced, createTransfer, NO_TRANSFER, type Transfer, type TransferState } from './transfer.ts'

/** The transfers of a console, by district: they continue while the user is on other pages. */
const transfers = new WeakMap<Api, Map<string, Transfer>>()

/** What is being sent to the district, and how far it is. */
const useTransfer = (): Transfer & { readonly now: TransferState } => {
  const api = useApi()
  const lea = useDistrictScope()?.lea ?? ''
  const transfer = transferOf(api, lea)
  return { ...transfer, now: useStore(transfer.state) }
}

const transferOf = (api: Api, lea: string): Transfer => {
  const ofConsole = transfers.get(api) ?? new Map<string, Transfer>()
  transfers.set(api, ofConsole)
  const found = ofConsole.get(lea)
  if (found) return found
  const made = createTransfer({ api, lea, state: createStore(NO_TRANSFER) })
  ofConsole.set(lea, made)
  return made
}

const POLL_MS = 1000

export type Upload = {
  /** Null when there is none; undefined until it is known. */
  readonly current: ImportUpload | null | undefined
  readonly failed: boolean
  retry(): void
  readonly transfer: TransferState
  /** Files of the upload that this page can't send, since they were chosen before a reload. */
  readonly waiting: readonly UploadFile[]
  /** Takes files in and sends them; those that were begun go on. */
  add(files: readonly File[]): Promise<void>
  resume(): void
  pause(): void
  check(choices?: readonly UploadChoice[]): Promise<void>
  removeFile(file: UploadFile): Promise<void>
  discard(): Promise<boolean>
  readonly busy: boolean
  /** Why the last change failed. */
  readonly failure: ApiFailure | undefined
}

/** The reader's upload in the district: what the server has of it, and what this page sends. */
export const useUpload = (): Upload => {
  const { now: transfer, ...sender } = useTransfer()
  const [isChecking, setChecking] = useState(false)
  const state = useItem(importUploadsResource.current, {}, { pollMs: isChecking && POLL_MS })
  const current = state.data === undefined ? undefined : state.data.upload
  useEffect(() => setChecking(current?.state === 'checking'), [current?.state])
  const refresh = useRefresh('importUploads')
  const announce = useSave(importUploadsResource.announce)
  const checking = useSave(importUploadsResource.check)
  const removing = useSave(importUploadsResource.removeFile)
  const discarding = useSave(importUploadsResource.discard)

  const check = async (choices?: readonly UploadChoice[]): Promise<void> => {
    await checking.run({ body: choices ? { choices: [...choices] } : {} }).catch(keptAsFailure)
  }
  const send = async (upload: ImportUpload): Promise<void> => {
    const outcome = await sender.send(upload.files)
    // Another upload of this page went on meanwhile, or something stopped it: the reader decides.
    if (outcome === 'complete') await check()
    else refresh()
  }
  const add = async (files: readonly File[]): Promise<void> => {
    sender.remember(files)
    const upload = await announce.run({ body: { files: files.map(announced) } }).catch(keptAsFailure)
    if (upload) await send(upload)
  }
  const known = current?.files ?? []
  const isOpen = (file: UploadFile): boolean =>
    file.archiveName === null && (transfer.received.get(file.id) ?? file.receivedBytes) < file.bytes
  const waiting =
    current?.state === 'receiving' ? known.filter((file) => isOpen(file) && !sender.has(file)) : []

  useLeaveWarning(transfer.isSending)
  return {
    current,
    failed: state.errors.length > 0 && state.data === undefined,
    retry: state.retry,
    transfer,
    waiting,
    add,
    resume: () => {
      if (current) void send(current)
    },
    pause: sender.pause,
    check,
    removeFile: async ({ id }) => {
      sender.pause()
      await removing.run({ params: { id } }).catch(keptAsFailure)
    },
    discard: async () => {
      sender.reset()
      return discarding.run().then(
        () => true,
        () => false,
      )
    },
    busy: announce.saving || checking.saving || removing.saving,
    failure: [announce, checking, removing, discarding].flatMap(({ errors }) => errors)[0],
  }
}

/** The call keeps its failure, and the panel shows it. */
const keptAsFailure = (): undefined => undefined

/** Closing the window would end the sending; what arrived stays. */
const useLeaveWarning = (isSending: boolean): void => {
  useEffect(() => {
    if (!isSending) return
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isSending])
}
