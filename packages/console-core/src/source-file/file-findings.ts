import { createFinding, type Finding } from '../import-rules/finding.ts'
import { type FixScope, fixTargets } from '../import-rules/fix-target.ts'
import type { ScannedFile } from './byte-scan.ts'
import type { FileReading } from './file-reading.ts'

type Beginning = { name: string; bytes: number; first: Uint8Array }

/** Why a file is not worth scanning: empty (E005), or packed or a page (E007). Null when it may hold rows. */
export const unreadableFile = ({ name, bytes, first }: Beginning): Finding | null => {
  if (bytes === 0) return emptyFile(name)
  const workbook = workbookWords(name, first)
  if (workbook !== undefined) return createFinding('E007', { params: { pattern: name, workbook } })
  const packed = packedWords(first)
  if (packed !== undefined) return createFinding('E007', { params: { pattern: name, packed } })
  const start = new TextDecoder().decode(first.subarray(0, SIGNATURE_BYTES)).trimStart()
  if (WEB_PAGE.test(start.replace(COMMENTS, '')))
    return createFinding('E007', { params: { pattern: name, page: 'a web page' } })
  const markup = MARKUP.find(({ pattern }) => pattern.test(start))?.words
  return markup === undefined ? null : createFinding('E007', { params: { pattern: name, markup } })
}

/** E005 for a file without a row. */
export const emptyFile = (name: string): Finding => createFinding('E005', { params: { pattern: name } })

/** E007 for a file that was scanned and is no text. */
export const binaryFile = (name: string): Finding => createFinding('E007', { params: { pattern: name } })

/** V010: the bytes are not what the template says. None when they are. */
export const otherEncoding = (
  { encoding, differs }: ScannedFile,
  expected: FileReading['encoding'],
  scope: FixScope,
): Finding[] =>
  differs
    ? [
        createFinding('V010', {
          value: encoding,
          params: { encoding: expected, guess: encoding },
          fixTarget: fixTargets.template(scope),
        }),
      ]
    : []

/** A file that cannot be read to its end: nothing of it is loaded, and the finding says why. */
export class BrokenFileError extends Error {
  override name = 'BrokenFileError'
  readonly finding: Finding

  /** @param broken the row in or after which it breaks, and how */
  constructor(broken: { unclosed: number } | { tooLong: number }) {
    const finding = createFinding('V007', { params: broken })
    super(finding.message)
    this.finding = finding
  }
}

const ZIP = 'PK\x03\x04'
const OLD_WORKBOOK = '\xd0\xcf\x11\xe0'

/** Formats of files that were packed instead of saved as text, by their first bytes. */
const SIGNATURES = [
  { bytes: ZIP, words: 'a zip archive or an Excel workbook' },
  { bytes: '\x1f\x8b', words: 'a gzip archive' },
  { bytes: '7z\xbc\xaf\x27\x1c', words: 'a 7-Zip archive' },
  { bytes: 'Rar!\x1a\x07', words: 'a RAR archive' },
] as const

/** How many bytes of a file say whether it is packed, or a page instead of rows. */
export const SIGNATURE_BYTES = 512

/** A SIS that wants a sign-in answers a download with a page. Some reports that are called `.xls` are pages, too. */
const WEB_PAGE =
  /^\s*(<\?xml[^>]*>\s*)?<(!doctype html|html|head|title|meta|style|script|body|center|div|table|h[1-6]|p|b)\b/i

/** Taken out first: a pattern that skips several of them takes forever where no page follows. */
const COMMENTS = /<!--.*?-->/gs

const MARKUP = [
  { pattern: /^<[?!a-z]/i, words: 'an XML file' },
  { pattern: /^(\[\s*)?\{\s*"/, words: 'a JSON file' },
] as const

/** In words what a packed file is, by its first bytes; undefined when it is none. Nothing is ever unpacked. */
const packedWords = (first: Uint8Array): string | undefined => {
  const start = startOf(first)
  return SIGNATURES.find(({ bytes }) => start.startsWith(bytes))?.words
}

/** A new workbook is a zip archive, so its own name or that of its first entry has to tell. */
const workbookWords = (name: string, first: Uint8Array): string | undefined => {
  const start = startOf(first)
  if (start.startsWith(OLD_WORKBOOK)) return 'an old Excel workbook'
  const isWorkbook = /\.xls[xmb]$/i.test(name) || WORKBOOK_ENTRY.test(start.slice(ENTRY_NAME_AT))
  return start.startsWith(ZIP) && isWorkbook ? 'an Excel workbook' : undefined
}

/** Behind the fixed fields of an entry. */
const ENTRY_NAME_AT = 30
const WORKBOOK_ENTRY = /^(\[Content_Types\]\.xml|_rels\/|docProps\/|xl\/)/

const startOf = (first: Uint8Array): string => String.fromCharCode(...first.subarray(0, SIGNATURE_BYTES))
