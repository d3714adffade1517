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

/** The texts of a code. `{name}` is filled in; `{Column}` keeps the capital letter of the column's title. */
export type FindingTexts = {
  /** The cause in a few words. */
  readonly title: string
  readonly text: string
  readonly suggestion: string | null
  /** What is worded differently for a finding that has this parameter; the first that says something counts. */
  readonly cases?: Readonly<Record<string, FindingCase>>
}

export type FindingCase = { readonly title?: string; readonly text?: string; readonly suggestion?: string }

/** One kind of finding. */
export type FindingCodeDef = FindingTexts & {
  readonly severity: Severity
  readonly stage: ImportLogDetail['stage'] | 'accounts' | 'export'
  /** Its value is the name of a person, whatever the column. */
  readonly namesPerson?: boolean
  readonly owner: Owner
  readonly origin: FailureOrigin
  readonly fix: FixKind
}
