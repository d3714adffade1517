import { createFinding, type Finding } from '../import-rules/finding.ts'

/** A file that cannot be read to its end: nothing of it is loaded, and the finding says why. */
export class BrokenFileError extends Error {
  override name = 'BrokenFileError'
  readonly finding: Finding

  constructor(message: string) {
    super(message)
    this.finding = createFinding('V007', { instead: { message } })
  }
}
