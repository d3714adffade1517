import { open } from 'node:fs/promises'
import { SIGNATURE_BYTES } from '@edconsole/console-core/source-file'

/** The beginning of a file, which says whether it is packed. */
export const firstBytes = async (path: string): Promise<Uint8Array> => {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SIGNATURE_BYTES), 0, SIGNATURE_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
