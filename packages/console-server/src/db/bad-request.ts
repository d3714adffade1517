/** The caller asked for something that cannot be; `message` is a sentence for people. */
export class BadRequest extends Error {
  override name = 'BadRequest'
}
