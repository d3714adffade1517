import { JSONParser } from '@streamparser/json'
import { SisError } from './sis-error.ts'

const OPENS_JSON = /^[[{]/

/**
 * The members of a list inside a JSON answer, one after another, without holding the answer in memory.
 * @param path such as `$.*` or `$.users.*`
 * @throws SisError `notJson` when it is something else, `malformed` when it is cut short
 */
export async function* jsonItems(body: AsyncIterable<Buffer>, path: string): AsyncGenerator<unknown> {
  const found: unknown[] = []
  const parser = new JSONParser({ paths: [path], keepStack: false })
  parser.onValue = ({ value }) => void found.push(value)
  let begun = false
  for await (const piece of body) {
    const text: string = begun ? '' : startOf(piece)
    if (text !== '' && !OPENS_JSON.test(text)) throw new SisError('notJson')
    begun ||= text !== ''
    try {
      parser.write(piece)
    } catch {
      throw new SisError('malformed')
    }
    yield* found.splice(0)
  }
  if (!begun) throw new SisError('notJson')
  if (!parser.isEnded) throw new SisError('malformed')
}

/** Behind spaces and a mark of the encoding. */
const startOf = (piece: Buffer): string => piece.toString('utf8').replace(/^[\s\uFEFF]+/, '')
