import { createReadStream } from 'node:fs'
import { createByteScan, type FileReading, type ScannedFile } from '@edconsole/console-core/source-file'

/** Reads a file once to learn its encoding and about how many rows it has. */
export const scanFile = async (path: string, expected: FileReading['encoding']): Promise<ScannedFile> => {
  const scan = createByteScan(expected)
  for await (const piece of createReadStream(path, { highWaterMark: PIECE })) scan.push(piece)
  return scan.end()
}

const PIECE = 64 * 1024
