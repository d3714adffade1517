const MB = 1024 * 1024

/** How much an upload may bring. */
export const UPLOAD_LIMITS = {
  /** Of all files together, as they are sent. */
  bytes: 2048 * MB,
  /** Of one part. */
  partBytes: 8 * MB,
  /** Chosen at once. */
  files: 100,
  /** Files in all archives together. */
  entries: 200,
  /** Of all files together, unpacked. */
  unpackedBytes: 8192 * MB,
  /** An archive may unpack to so many times its size; tables of digits seldom reach a tenth of that. */
  ratio: 200,
} as const
