import { brotliCompressSync, constants } from 'node:zlib'

/** Size after brotli at its best, in kB of 1,000 bytes. */
export const brotliKb = (content: string | Uint8Array): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length / 1000
