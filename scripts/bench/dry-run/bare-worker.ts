// The parser alone: the cost of reading the file for any reader.
import Papa from 'papaparse'

const PIECE = 1024 * 1024

addEventListener('message', async ({ data: file }: MessageEvent<File>) => {
  const decoder = new TextDecoder()
  const parser = new Papa.Parser({ delimiter: ',', newline: '\n' })
  let rest = ''
  let rows = 0
  for (let at = 0; at < file.size; at += PIECE) {
    const bytes = await file.slice(at, at + PIECE).arrayBuffer()
    const text = rest + decoder.decode(bytes, { stream: true })
    const { data, meta } = parser.parse(text, 0, at + PIECE < file.size)
    rows += data.length
    rest = text.slice(meta.cursor)
  }
  postMessage(rows)
})
