import type { FailureOrigin, ImportLogDetail, Owner, Severity } from '../../entities/import-log.ts'

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
