const PIECE = 1024 * 1024

/** The bytes of a file in pieces of a megabyte, each with the share of the file that has been given with it. */
export async function* filePieces(file: Blob): AsyncGenerator<{ bytes: Uint8Array; share: number }> {
  for (let at = 0; at < file.size; at += PIECE) {
    const bytes = new Uint8Array(await file.slice(at, at + PIECE).arrayBuffer())
    yield { bytes, share: Math.min(1, (at + PIECE) / file.size) }
  }
}
