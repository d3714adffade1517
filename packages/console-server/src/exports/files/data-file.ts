import { createHash } from 'node:crypto'
import { type FileHandle, open, rm } from 'node:fs/promises'
import iconv from 'iconv-lite'
import { EXPORTS } from '../../storage/places.ts'
import { type Cell, type CsvFormat, csvLine } from './csv-line.ts'

/** A file that is whole. */
export type WrittenFile = {
  readonly bytes: number
  /** Lower-case hexadecimal. */
  readonly sha256: string
}

/** A file that grows line by line. */
export type DataFile = {
  /** Lines go to the disk by themselves now and then, so that no more than a piece of the file is in memory. */
  readonly write: (cells: readonly Cell[]) => Promise<void>
  /** Values that hold characters without a place in the encoding. */
  readonly lossy: () => number
  /** Writes what is left. */
  readonly finish: () => Promise<WrittenFile>
  /** Lets go of the file and removes what was written. */
  readonly abandon: () => Promise<void>
}

const PIECE = 256 * 1024

/** Begins a file in a folder of this machine, from which it is taken when it is whole. */
export const openDataFile = async (path: string, format: CsvFormat): Promise<DataFile> => {
  const file: FileHandle = await open(path, 'wx', 0o600)
  const hash = createHash('sha256')
  let bytes = 0
  let lossy = 0
  let text = ''

  const flush = async () => {
    const piece = iconv.encode(text, format.encoding)
    text = ''
    if (piece.length === 0) return
    hash.update(piece)
    bytes += piece.length
    await file.writeFile(piece)
  }
  return {
    write: async (cells) => {
      if (format.encoding !== 'UTF-8') lossy += cells.filter((cell) => losesIn(cell, format)).length
      text += csvLine(cells, format)
      if (text.length >= PIECE) await flush()
    },
    lossy: () => lossy,
    finish: async () => {
      await flush()
      await file.close()
      return { bytes, sha256: hash.digest('hex') }
    },
    abandon: async () => {
      await file.close()
      await rm(path, { force: true })
    },
  }
}

const losesIn = (cell: Cell, { encoding }: CsvFormat): boolean =>
  typeof cell === 'string' && iconv.decode(iconv.encode(cell, encoding), encoding) !== cell

/** The folder of a sending's files in the store. */
export const outboxOf = ({ lea, batchId }: { lea: string; batchId: number }): string =>
  `${EXPORTS}/${lea}/${batchId}`
