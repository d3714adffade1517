import { JSONParser } from '@streamparser/json'
import { SisError } from './sis-error.ts'

/** Bytes that may stand before JSON: spaces, and the three of UTF-8's mark. */
const BEFORE = new Set([...Buffer.from(' \t\r\n\uFEFF')])
/** What may come between two members: no record of a SIS is that big, and it would be held in memory. */
const MEMBER_BYTES = 8 * 1024 * 1024
const OPENS = new Set([...Buffer.from('[{')])

/**
 * The members of a list inside a JSON answer, one after another, without holding the answer in memory.
 * @param path such as `$.*` or `$.users.*`
 * @throws SisError `notJson` when it is something else, `malformed` when it is cut short, `tooBig` for a member without end
 */
export async function* jsonItems(body: AsyncIterable<Buffer>, path: string): AsyncGenerator<unknown> {
  const found: unknown[] = []
  const parser = new JSONParser({ paths: [path], keepStack: false })
  parser.onValue = ({ value }) => void found.push(value)
  let begun = false
  let since = 0
  for await (const piece of body) {
    const rest = begun ? piece : withoutStart(piece)
    const [first] = rest
    if (first === undefined) continue
    if (!begun && !OPENS.has(first)) throw new SisError('notJson')
    begun = true
    try {
      parser.write(rest)
    } catch {
      throw new SisError('malformed')
    }
    since = found.length > 0 ? 0 : since + rest.length
    if (since > MEMBER_BYTES) throw new SisError('tooBig')
    yield* found.splice(0)
  }
  if (!begun) throw new SisError('notJson')
  if (!parser.isEnded) throw new SisError('malformed')
}

const withoutStart = (piece: Buffer): Buffer => {
  const start = piece.findIndex((byte) => !BEFORE.has(byte))
  return start === -1 ? piece.subarray(piece.length) : piece.subarray(start)
}
