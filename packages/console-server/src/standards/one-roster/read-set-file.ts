import { Transform, type TransformCallback } from 'node:stream'
import { parse } from 'csv-parse'
import type { SetFile } from './set-file.ts'

export type SetRow = {
  /** Where it begins in the file; the header is line 1. */
  readonly line: number
  readonly cells: readonly string[]
}

/** What is wrong with the text of a file, whatever its rows say. */
export type TextFaults = {
  isUtf8: boolean
  /** Lines that end with something else than CRLF. */
  wrongEnds: number
  firstWrongEnd: number | null
  /** Quotes that stand where a reader can't tell what they mean. */
  isQuotedWell: boolean
}

/** Reads a file row by row, the header first, and notes into `faults` what is wrong with its text. */
export const readSetFile = async function* (file: SetFile, faults: TextFaults): AsyncGenerator<SetRow> {
  const source = await file.open()
  const rows = parse({
    bom: true,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_records_with_error: true,
    on_skip: () => {
      faults.isQuotedWell = false
      return undefined
    },
  })
  const watched = source.pipe(new TextWatch(faults))
  // Without this an unreadable file would leave its reader waiting for ever.
  watched.on('error', (error) => rows.destroy(error))
  source.on('error', (error) => watched.destroy(error))
  let line = 1
  try {
    for await (const { record, info } of watched.pipe(rows)) {
      yield { line, cells: record }
      line = info.lines + 1
    }
  } finally {
    source.destroy()
  }
}

const CR = 0x0d
const LF = 0x0a
const QUOTE = 0x22

/** Lets bytes through and looks at what the parser forgives: line ends outside of quotes, and bytes that are no UTF-8. */
class TextWatch extends Transform {
  readonly #faults: TextFaults
  readonly #decoder = new TextDecoder('utf-8', { fatal: true })
  #line = 1
  #isQuoted = false
  #isAfterReturn = false

  constructor(faults: TextFaults) {
    super()
    this.#faults = faults
  }

  override _transform(piece: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#decode(piece)
    for (const byte of piece) {
      if (byte === QUOTE) this.#isQuoted = !this.#isQuoted
      if (!this.#isQuoted) {
        if (byte === LF && !this.#isAfterReturn) this.#count()
        if (byte !== LF && this.#isAfterReturn) this.#count()
      }
      if (byte === LF) this.#line += 1
      this.#isAfterReturn = byte === CR && !this.#isQuoted
    }
    done(null, piece)
  }

  override _flush(done: TransformCallback): void {
    this.#decode()
    done()
  }

  #decode(piece?: Buffer): void {
    if (!this.#faults.isUtf8) return
    try {
      this.#decoder.decode(piece, { stream: piece !== undefined })
    } catch {
      this.#faults.isUtf8 = false
    }
  }

  #count(): void {
    this.#faults.wrongEnds += 1
    this.#faults.firstWrongEnd ??= this.#line
  }
}
