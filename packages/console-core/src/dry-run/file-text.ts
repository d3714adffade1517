/** The bytes of a file, wherever they are. */
export type FileBytes = Pick<Blob, 'size' | 'slice'>

/** A file of the browser, or one that a server has on its disk. */
export type NamedFile = FileBytes & { readonly name: string }

/** A piece of text, and the share of the file that has been read with it. */
export type TextPiece = { text: string; share: number }

/** So many bytes become text at once: rows that are done with are gone before the collector moves them. */
const DECODED = 64 * 1024

/** The text of a file. Bytes that are none in its encoding become replacement signs. */
export const textOf = (file: FileBytes, encoding: string): AsyncGenerator<TextPiece> =>
  decoded(file, new TextDecoder(encoding))

/** Bytes that are not what they were taken for. */
export class OtherBytesError extends Error {
  override name = 'OtherBytesError'
}

/**
 * The text of a file that should be UTF-8.
 * @throws OtherBytesError when it is something else, or no text
 */
export async function* utf8TextOf(file: FileBytes): AsyncGenerator<TextPiece> {
  try {
    for await (const piece of decoded(file, new TextDecoder('utf-8', { fatal: true }))) {
      if (piece.text.includes('\0')) throw new OtherBytesError()
      yield piece
    }
  } catch (error) {
    throw error instanceof TypeError ? new OtherBytesError() : error
  }
}

async function* decoded(file: FileBytes, decoder: TextDecoder): AsyncGenerator<TextPiece> {
  for await (const { bytes, share } of filePieces(file))
    for (let at = 0; at < bytes.length; at += DECODED)
      yield { text: decoder.decode(bytes.subarray(at, at + DECODED), { stream: true }), share }
  yield { text: decoder.decode(), share: 1 }
}

const PIECE = 1024 * 1024

/** The bytes of a file in pieces of a megabyte, each with the share of the file that has been given with it. */
export async function* filePieces(file: FileBytes): AsyncGenerator<{ bytes: Uint8Array; share: number }> {
  for (let at = 0; at < file.size; at += PIECE) {
    const bytes = new Uint8Array(await file.slice(at, at + PIECE).arrayBuffer())
    yield { bytes, share: Math.min(1, (at + PIECE) / file.size) }
  }
}
