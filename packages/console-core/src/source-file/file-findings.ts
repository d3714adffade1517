import { createFinding, type Finding } from '../import-rules/finding.ts'
import { type FixScope, fixTargets } from '../import-rules/fix-target.ts'
import type { ScannedFile } from './byte-scan.ts'
import type { FileReading } from './file-reading.ts'
import { packedWords } from './packed-words.ts'

type Beginning = { name: string; bytes: number; first: Uint8Array }

/** Why a file is not worth scanning: empty (E005) or packed (E007). Null when it may be text. */
export const unreadableFile = ({ name, bytes, first }: Beginning): Finding | null => {
  if (bytes === 0) return emptyFile(name)
  const packed = packedWords(first)
  if (packed === undefined) return null
  return createFinding('E007', {
    instead: {
      message: `File "${name}" is ${packed}.`,
      suggestion: 'Unpack it, or save its sheet as text with separated columns.',
    },
  })
}

/** E005 for a file without a row. */
export const emptyFile = (name: string): Finding => createFinding('E005', { words: { pattern: name } })

/** E007 for a file that was scanned and is no text. */
export const binaryFile = (name: string): Finding => createFinding('E007', { words: { pattern: name } })

/** V010: the bytes are not what the template says. None when they are. */
export const otherEncoding = (
  { encoding, differs }: ScannedFile,
  expected: FileReading['encoding'],
  scope: FixScope,
): Finding[] =>
  differs
    ? [
        createFinding('V010', {
          value: encoding,
          words: { encoding: expected, guess: encoding },
          fixTarget: fixTargets.template(scope),
        }),
      ]
    : []
