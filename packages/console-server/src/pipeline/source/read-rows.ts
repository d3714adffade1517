import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import {
  BrokenFileError,
  createRowParser,
  type FileReading,
  type ReadRow,
} from '@edconsole/console-core/source-file'
import iconv from 'iconv-lite'
import { BrokenSourceError, CHUNK_ROWS, type RowChunk } from './opened-source.ts'

/** Reads rows in chunks, one chunk in memory at a time. The first chunk goes with the header. */
export async function* readRows(
  path: string,
  options: Pick<FileReading, 'delimiter' | 'hasHeader'> & { encoding: string },
): AsyncGenerator<RowChunk> {
  const parser = createRowParser(options)
  const waiting: ReadRow[] = []
  const chunk = (count: number): RowChunk => ({
    header: [...(parser.header ?? [])],
    rows: waiting.splice(0, count),
  })
  try {
    for await (const text of textOf(path, options.encoding)) {
      waiting.push(...parser.push(text))
      while (waiting.length >= CHUNK_ROWS) yield chunk(CHUNK_ROWS)
    }
    waiting.push(...parser.end())
  } catch (error) {
    if (!(error instanceof BrokenFileError)) throw error
    if (waiting.length > 0) yield chunk(CHUNK_ROWS)
    throw new BrokenSourceError(error.finding)
  }
  while (waiting.length >= CHUNK_ROWS) yield chunk(CHUNK_ROWS)
  yield chunk(CHUNK_ROWS)
}

async function* textOf(path: string, encoding: string): AsyncGenerator<string> {
  const decoder = iconv.decodeStream(encoding)
  // What fails on the way is thrown to the reader.
  pipeline(createReadStream(path), decoder, () => {})
  for await (const text of decoder) yield String(text)
}
