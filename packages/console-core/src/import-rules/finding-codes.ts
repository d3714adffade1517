import type { FailureOrigin, ImportLogDetail, Owner, Severity } from '../entities/import-log.ts'
import { EXPORT_CODES } from './finding-codes/export.ts'
import { EXTRACT_CODES } from './finding-codes/extract.ts'
import { LOAD_CODES } from './finding-codes/load.ts'
import { TRANSFORM_CODES } from './finding-codes/transform.ts'
import { VALIDATE_CODES } from './finding-codes/validate.ts'

/** Where the fix of a finding is made; `fixTargets` has the places. */
export type FixKind =
  | 'none'
  | 'apiSetup'
  | 'template'
  | 'templateColumn'
  | 'translation'
  | 'site'
  | 'encoding'
  | 'results'
  | 'rollover'
  | 'account'
  | 'staff'
  | 'export'

/** One kind of finding. In the texts `{name}` is filled in; a capital first letter keeps the column's own. */
export type FindingCodeDef = {
  readonly severity: Severity
  readonly stage: ImportLogDetail['stage'] | 'accounts' | 'export'
  /** The cause in a few words. */
  readonly title: string
  readonly text: string
  readonly suggestion: string | null
  readonly owner: Owner
  readonly origin: FailureOrigin
  readonly fix: FixKind
}

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
