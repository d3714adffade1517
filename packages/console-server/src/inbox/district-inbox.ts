import { setTimeout } from 'node:timers/promises'
import { type FileStore, nameIn } from '../storage/file-store.ts'
import { INBOX } from '../storage/places.ts'

/** The folders of a district's inbox in the store. */
export type DistrictInbox = {
  readonly lea: string
  /** Complete files that wait for an import. */
  readonly folder: string
  /** Complete files that wait for a name, and signs that files are being received. */
  readonly incoming: string
  /** Files that imports took, in one folder per batch. */
  readonly archive: string
}

/** Returns the folders of a district's inbox; they need not exist. */
export const inboxOf = (lea: string): DistrictInbox => {
  const folder = `${INBOX}/${lea}`
  return { lea, folder, incoming: `${folder}/.incoming`, archive: `${folder}/.archive` }
}

/** Creates a district's inbox, open to the same group as all inboxes (`CONSOLE_DATA_GROUP`). */
export const makeInbox = async (store: FileStore, lea: string): Promise<DistrictInbox> => {
  const inbox = inboxOf(lea)
  await store.makeFolder(inbox.folder)
  return inbox
}

const MAX_NAME_BYTES = 200

/** True for a plain file name: no path, no hidden file, nothing that a terminal or a log would trip over. */
export const isFileName = (name: string): boolean =>
  name !== '' &&
  !name.startsWith('.') &&
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
  !/[/\\\u0000-\u001f\u007f-\u009f\u2028\u2029]/.test(name) &&
  Buffer.byteLength(name) <= MAX_NAME_BYTES

/** A client that wrote nothing for this long has gone. */
export const SILENT_MS = 60_000

/** True while a file is being written into the inbox, by this server or another one. */
export const isReceiving = async (store: FileStore, { incoming }: DistrictInbox): Promise<boolean> => {
  for (const { key } of await store.list(incoming)) {
    const file = await store.stat(key)
    if (file && Date.now() - file.modifiedAt.getTime() < SILENT_MS) return true
  }
  return false
}

const FRESH_MS = 5000
const LOOK_AGAIN_MS = 250

/** True while files come in, or while others still write files that they drop into the folder: those grow under their names. */
export const isChanging = async (store: FileStore, inbox: DistrictInbox): Promise<boolean> => {
  if (await isReceiving(store, inbox)) return true
  const before = await statesIn(store, inbox)
  if (!before.some(({ at }) => Math.abs(Date.now() - at) < FRESH_MS)) return false
  await setTimeout(LOOK_AGAIN_MS)
  return JSON.stringify(before) !== JSON.stringify(await statesIn(store, inbox))
}

const statesIn = async (store: FileStore, { folder }: DistrictInbox) => {
  const files = await store.list(folder)
  return Promise.all(
    files.map(async ({ key }) => {
      const file = await store.stat(key)
      return { name: nameIn(key), size: file?.bytes ?? 0, at: file?.modifiedAt.getTime() ?? 0 }
    }),
  )
}
