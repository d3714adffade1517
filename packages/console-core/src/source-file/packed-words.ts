/** What files are that somebody packed instead of saving them as text, by their first bytes. */
const SIGNATURES = [
  { bytes: 'PK\x03\x04', words: 'a zip archive or an Excel workbook' },
  { bytes: '\x1f\x8b', words: 'a gzip archive' },
  { bytes: '7z\xbc\xaf\x27\x1c', words: 'a 7-Zip archive' },
  { bytes: 'Rar!\x1a\x07', words: 'a RAR archive' },
  { bytes: '\xd0\xcf\x11\xe0', words: 'an old Excel workbook' },
] as const

/** How many bytes of a file say whether it is packed. */
export const SIGNATURE_BYTES = 8

/** In words what a packed file is, by its first bytes; undefined when it is none. Nothing is ever unpacked. */
export const packedWords = (first: Uint8Array): string | undefined => {
  const start = String.fromCharCode(...first.subarray(0, SIGNATURE_BYTES))
  return SIGNATURES.find(({ bytes }) => start.startsWith(bytes))?.words
}
