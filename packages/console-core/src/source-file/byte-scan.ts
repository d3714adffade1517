import { detect } from 'chardet'
import type { FileReading } from './file-reading.ts'

export type ScannedFile = {
  /** What the bytes are to be read as. */
  encoding: string
  /** The bytes are not what the template says. */
  differs: boolean
  /** Null bytes outside UTF-16: no text. */
  binary: boolean
  lines: number
}

export type ByteScan = { push(piece: Uint8Array): void; end(): ScannedFile }

/** Bytes are looked at in pieces of this size. */
const PIECE = 64 * 1024
const LINE_FEED = 10

/** Looks at the bytes of a file once to learn their encoding and about how many rows they are. */
export const createByteScan = (expected: FileReading['encoding']): ByteScan => {
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  let sample: Uint8Array | null = null
  let isUtf8 = true
  let beyondAscii = false
  let undefinedIn1252 = false
  let nulls = false
  let lines = 0
  let last = LINE_FEED

  const look = (piece: Uint8Array): void => {
    sample ??= piece.slice()
    for (let at = piece.indexOf(LINE_FEED); at !== -1; at = piece.indexOf(LINE_FEED, at + 1)) lines += 1
    nulls ||= piece.includes(0)
    // Byte by byte only where it matters: it takes longer than all the rest.
    if (expected === 'Windows-1252')
      for (const byte of piece)
        if (byte > 127) {
          beyondAscii = true
          if (UNDEFINED_IN_1252.has(byte)) undefinedIn1252 = true
        }
    last = piece.at(-1) ?? last
    const before = isUtf8
    if (isUtf8) isUtf8 = decodes(utf8, piece, true)
    // What cannot be read says most about the encoding.
    if (before && !isUtf8) sample = piece.slice()
  }

  return {
    push: (piece) => {
      for (let at = 0; at < piece.length; at += PIECE) look(piece.subarray(at, at + PIECE))
    },
    end: () => {
      if (isUtf8) isUtf8 = decodes(utf8, undefined, false)
      if (last !== LINE_FEED) lines += 1
      const marked = sample ? byteOrderMark(sample) : null
      if (marked) return { encoding: marked, differs: true, binary: false, lines }
      const fits = expected === 'UTF-8' ? isUtf8 : !undefinedIn1252 && !(isUtf8 && beyondAscii)
      if (fits || nulls) return { encoding: expected, differs: false, binary: nulls, lines }
      return { encoding: isUtf8 ? 'UTF-8' : guess(sample), differs: true, binary: false, lines }
    },
  }
}

const UNDEFINED_IN_1252: ReadonlySet<number> = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d])

const decodes = (decoder: TextDecoder, piece: Uint8Array | undefined, stream: boolean): boolean => {
  try {
    decoder.decode(piece, { stream })
    return true
  } catch {
    return false
  }
}

const byteOrderMark = (sample: Uint8Array): string | null => {
  if (sample[0] === 0xff && sample[1] === 0xfe) return 'UTF-16LE'
  return sample[0] === 0xfe && sample[1] === 0xff ? 'UTF-16BE' : null
}

/** In files of American schools a Latin text is Windows-1252, whatever Latin alphabet the statistics prefer. */
const guess = (sample: Uint8Array | null): string => {
  const found = sample && detect(sample)
  return found && !/^(iso-8859-|windows-125|utf-8|ascii)/i.test(found) && isKnown(found)
    ? found
    : 'Windows-1252'
}

const isKnown = (encoding: string): boolean => {
  try {
    return new TextDecoder(encoding).encoding !== ''
  } catch {
    return false
  }
}
