import { EXPORT_CODES } from './finding-codes/export.ts'
import { EXTRACT_CODES } from './finding-codes/extract.ts'
import type { FindingCodeDef } from './finding-codes/finding-code-def.ts'
import { LOAD_CODES } from './finding-codes/load.ts'
import { TRANSFORM_CODES } from './finding-codes/transform.ts'
import { VALIDATE_CODES } from './finding-codes/validate.ts'

const codes = {
  ...EXTRACT_CODES,
  ...VALIDATE_CODES,
  ...TRANSFORM_CODES,
  ...LOAD_CODES,
  ...EXPORT_CODES,
} as const

export type FindingCode = keyof typeof codes

/** Everything that an import or export can say about a row or a file, by code. */
export const FINDING_CODES: Readonly<Record<FindingCode, FindingCodeDef>> = codes

export const isFindingCode = (code: string): code is FindingCode => Object.hasOwn(codes, code)
