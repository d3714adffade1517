import type { FindingParams, FixTarget, ImportLogDetail, Owner, Severity } from '../entities/import-log.ts'
import { FINDING_CODES, type FindingCode, type FindingParam } from './finding-codes.ts'
import { describeFinding } from './finding-texts.ts'
import { IMPORT_LIMITS } from './limits.ts'
import type { SourceOrigin } from './source-origin.ts'

/** What an import says about one value, one row or the whole file. */
export type Finding = {
  code: FindingCode
  severity: Severity
  stage: ImportLogDetail['stage']
  columnName: string | null
  sourceColumn: string | null
  value: string | null
  /** With the value, all that its texts are made of. */
  params: FindingParams
  message: string
  causeTitle: string
  /** `code:column`; `file` stands for the column when the finding is about the whole file. */
  cause: string
  suggestion: string | null
  owner: Owner
  fixTarget: FixTarget | null
}

type Details<Code extends FindingCode> = {
  column?: { columnName: string; displayName: string } | undefined
  sourceColumn?: string | null
  value?: string | null
  params?: { readonly [Name in FindingParam<Code>]?: FindingParams[string] }
  fixTarget?: FixTarget | null
  /** Where the rows came from; a file if omitted. */
  origin?: SourceOrigin | undefined
  /** Differs from what the code says. */
  severity?: Severity
  owner?: Owner
}

/** Returns a finding with its parameters, and its texts in our words. */
export const createFinding = <Code extends FindingCode>(code: Code, details: Details<Code> = {}): Finding => {
  const def = FINDING_CODES[code]
  const { column, value = null, origin = 'file' } = details
  const params: Record<string, FindingParams[string]> = { ...details.params }
  if (column) params.column = column.displayName
  if (origin !== 'file') params.origin = origin
  const finding = { code, value: value?.slice(0, IMPORT_LIMITS.valueLength) ?? null, params }
  const { title, message, suggestion } = describeFinding(finding) ?? { ...def, message: def.title }
  return {
    ...finding,
    severity: details.severity ?? def.severity,
    stage: def.stage === 'accounts' || def.stage === 'export' ? 'load' : def.stage,
    columnName: column?.columnName ?? null,
    sourceColumn: details.sourceColumn ?? null,
    message,
    causeTitle: title,
    cause: `${code}:${column?.columnName ?? 'file'}`,
    suggestion,
    owner: details.owner ?? def.owner,
    fixTarget: details.fixTarget ?? null,
  }
}
