import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { withScratch } from '../storage/scratch.ts'
import type { FileNames } from './file-names.ts'
import type { FileSet, SetLine } from './file-set.ts'
import { type DataFile, openDataFile, outboxOf, type WrittenFile } from './files/data-file.ts'
import { saveProgress } from './save-progress.ts'
import type { Selection } from './selection.ts'
import type { Sending } from './sending.ts'
import { writeComponent } from './write-component.ts'

type Open = { name: string; file: DataFile; lines: number }

type Writing = { names: FileNames; selection: Selection }

/** Writes every file of a sending anew, and notes them all at once when the last one is whole. */
export const writeFiles = async (sending: Sending, set: FileSet, writing: Writing): Promise<void> => {
  await sending.store.removeFolder(outboxOf(sending.batch))
  await withScratch(sending.store, (folder) => writeInto(folder, sending, set, writing))
}

const writeInto = async (
  folder: string,
  sending: Sending,
  set: FileSet,
  { names, selection }: Writing,
): Promise<void> => {
  const open = new Map<string, Open>()
  try {
    for (const [word, header] of set.files) {
      const name = names.of(word)
      const file = await openDataFile(join(folder, name), set.format)
      open.set(word, { name, file, lines: 0 })
      if (header) await file.write(header)
    }
    const writeLine = async ({ file, cells }: SetLine): Promise<void> => {
      const target = open.get(file)
      if (!target) return
      target.lines += 1
      await target.file.write(cells)
    }
    for (const line of set.first) await writeLine(line)
    const lossy = (word: string) => open.get(word)?.file.lossy() ?? 0
    for (const result of sending.results)
      await writeComponent(sending, result, { set, selection, writeLine, lossy })
    if (set.last) {
      await leaveOutEmpty(open, set.last)
      for (const line of set.last(new Set(open.keys()))) await writeLine(line)
    }
    const written = new Map<string, WrittenFile>()
    for (const [word, { file }] of open) written.set(word, await file.finish())
    const archive = await archiveOf(folder, { sending, names, open })
    await storeFiles(folder, sending, archive && names.archive ? [names.archive] : namesOf(open))
    await note(sending, set, { names, open, written, archive })
  } catch (error) {
    for (const { file } of open.values()) await file.abandon().catch(() => {})
    throw error
  }
}

const leaveOutEmpty = async (open: Map<string, Open>, last: NonNullable<FileSet['last']>): Promise<void> => {
  // The file that tells of the others gets its lines when they are known.
  const telling = new Set(last(new Set()).map(({ file }) => file))
  for (const [word, { file, lines }] of open) {
    if (lines > 0 || telling.has(word)) continue
    await file.abandon()
    open.delete(word)
  }
}

const namesOf = (open: ReadonlyMap<string, Open>): string[] => [...open.values()].map(({ name }) => name)

type Archiving = { sending: Sending; names: FileNames; open: ReadonlyMap<string, Open> }

const archiveOf = async (
  folder: string,
  { sending: { batch }, names: { archive }, open }: Archiving,
): Promise<WrittenFile | null> => {
  if (archive === null) return null
  const files = namesOf(open).map((name) => ({ path: join(folder, name), name }))
  return zipFiles(join(folder, archive), files, new Date(batch.startedAt))
}

const storeFiles = async (
  folder: string,
  { store, batch, write }: Sending,
  names: readonly string[],
): Promise<void> => {
  for (const name of names) {
    // Another server may have taken over meanwhile, and stored its own.
    await write(async () => {})
    await store.take(`${outboxOf(batch)}/${name}`, join(folder, name))
  }
}

type Written = {
  names: FileNames
  open: ReadonlyMap<string, Open>
  written: ReadonlyMap<string, WrittenFile>
  archive: WrittenFile | null
}

const note = async (
  sending: Sending,
  set: FileSet,
  { names, open, written, archive }: Written,
): Promise<void> => {
  const { batchId, lea } = sending.batch
  const files = [...open].flatMap(([word, { name, lines }]) => {
    const file = written.get(word)
    return file ? [{ name, lines, ...file, archiveName: names.archive }] : []
  })
  const sent =
    archive && names.archive ? [{ name: names.archive, lines: 0, ...archive, archiveName: null }] : files
  const kept = archive ? [...files, ...sent] : files
  await sending.write(async (trx) => {
    await trx
      .insertInto('exportFiles')
      .values(
        kept.map(({ name, lines, bytes, sha256, archiveName }) => ({
          batchId,
          lea,
          fileName: name,
          archiveName,
          fileSizeBytes: bytes,
          checksumSha256: sha256,
          recordsWritten: lines,
        })),
      )
      .execute()
    for (const result of sending.results) {
      const writer = set.writers.find(({ component }) => component === result.componentName)
      const own = writer && open.get(writer.file)
      const file = own && sent.find(({ name }) => name === (names.archive ?? own.name))
      if (!writer || !own || !file) continue
      await saveProgress(
        trx,
        { batchId, etlStatusIds: [result.etlStatusId] },
        {
          fileName: file.name,
          fileSizeBytes: file.bytes,
          checksumSha256: file.sha256,
          deliveryStatus: 'generated',
        },
      )
    }
    const fileSizeBytes = sent.reduce((sum, { bytes }) => sum + bytes, 0)
    await trx
      .updateTable('exportBatches')
      .set({ fileSizeBytes, deliveryStatus: 'generated' })
      .where('batchId', '=', batchId)
      .execute()
  })
}

/**
 * Puts files into one archive, side by side. They flow through, so that their size does not matter.
 * @param at the date that the archive shows of them: the same files make the same archive
 */
const zipFiles = async (
  path: string,
  files: readonly { path: string; name: string }[],
  at: Date,
): Promise<WrittenFile> => {
  const zip = new ZipFile()
  const hash = createHash('sha256')
  let bytes = 0
  async function* measured(pieces: AsyncIterable<Buffer | string>) {
    for await (const piece of pieces) {
      hash.update(piece)
      bytes += Buffer.byteLength(piece)
      yield piece
    }
  }
  const given = new AbortController()
  // A file that is gone meanwhile would leave the archive waiting for ever.
  zip.on('error', (error) => given.abort(error))
  for (const file of files)
    zip.addFile(file.path, file.name, { mtime: at, mode: 0o100644, forceDosTimestamp: true })
  zip.end()
  const { signal } = given
  await pipeline(zip.outputStream, measured, createWriteStream(path, { mode: 0o600 }), { signal })
  return { bytes, sha256: hash.digest('hex') }
}
