import { brotliCompressSync, constants } from 'node:zlib'

const known = new Map<string, number>()

/** Size after brotli at its best, in kB of 1,000 bytes. The same script is asked for once for each screen that loads it. */
export const brotliKb = (content: string | Uint8Array): number => {
  const size = typeof content === 'string' ? known.get(content) : undefined
  if (size !== undefined) return size
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
  const counted = brotliCompressSync(content, { params }).length / 1000
  if (typeof content === 'string') known.set(content, counted)
  return counted
}
