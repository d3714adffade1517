import { chmod, mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

/** The folders of a district's inbox. */
export type DistrictInbox = {
  readonly lea: string
  /** Complete files that wait for an import. */
  readonly folder: string
  /** Files that are still being written. On the same file system, so that moving them is one step. */
  readonly incoming: string
  /** Files that imports took, in one folder per batch. */
  readonly archive: string
}

/** Returns the folders of a district's inbox; they need not exist. */
export const inboxOf = (inboxDir: string, lea: string): DistrictInbox => {
  const folder = join(inboxDir, lea)
  return { lea, folder, incoming: join(folder, '.incoming'), archive: join(folder, '.archive') }
}

const GROUP = 0o070

/** Creates a district's inbox, open to the same group as all inboxes (`CONSOLE_DATA_GROUP`). */
export const makeInbox = async (inboxDir: string, lea: string): Promise<DistrictInbox> => {
  const inbox = inboxOf(inboxDir, lea)
  const made = await mkdir(inbox.folder, { recursive: true, mode: 0o700 })
  if (made !== undefined) {
    const { mode } = await stat(inboxDir)
    // The umask takes the group's rights from new folders.
    if ((mode & GROUP) === GROUP) await chmod(inbox.folder, 0o2770)
  }
  for (const path of [inbox.incoming, inbox.archive]) await mkdir(path, { recursive: true, mode: 0o700 })
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
const SILENT_MS = 60_000

/** True while a file is being written into the inbox, by this server or another one. */
export const isReceiving = async ({ incoming }: DistrictInbox): Promise<boolean> => {
  for (const name of await readdir(incoming).catch(() => [])) {
    const file = await stat(join(incoming, name)).catch(() => null)
    if (file && Date.now() - file.mtimeMs < SILENT_MS) return true
  }
  return false
}

const FRESH_MS = 5000
const LOOK_AGAIN_MS = 250

/** True while files come in, or while others still write files that they drop into the folder: those grow under their names. */
export const isChanging = async (inbox: DistrictInbox): Promise<boolean> => {
  if (await isReceiving(inbox)) return true
  const before = await statesIn(inbox)
  if (!before.some(({ mtimeMs }) => Math.abs(Date.now() - mtimeMs) < FRESH_MS)) return false
  await setTimeout(LOOK_AGAIN_MS)
  return JSON.stringify(before) !== JSON.stringify(await statesIn(inbox))
}

const statesIn = async ({ folder }: DistrictInbox) => {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name)
  const states = await Promise.all(
    names.sort().map(async (name) => {
      const file = await stat(join(folder, name)).catch(() => null)
      return { name, size: file?.size ?? 0, mtimeMs: file?.mtimeMs ?? 0 }
    }),
  )
  return states
}
