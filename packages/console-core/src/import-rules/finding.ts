import type { FixTarget, ImportLogDetail, Owner, Severity } from '../entities/import-log.ts'
import { FINDING_CODES, type FindingCode } from './finding-codes.ts'
import { IMPORT_LIMITS } from './limits.ts'
import { ORIGIN_WORDS, type SourceOrigin } from './source-origin.ts'

/** What an import says about one value, one row or the whole file. */
export type Finding = {
  code: FindingCode
  severity: Severity
  stage: ImportLogDetail['stage']
  columnName: string | null
  sourceColumn: string | null
  value: string | null
  message: string
  causeTitle: string
  /** `code:column`; `file` stands for the column when the finding is about the whole file. */
  cause: string
  suggestion: string | null
  owner: Owner
  fixTarget: FixTarget | null
}

type Details = {
  column?: { columnName: string; displayName: string } | undefined
  sourceColumn?: string | null
  value?: string | null
  /** Fills the texts of the code. */
  words?: Readonly<Record<string, string | number>>
  fixTarget?: FixTarget | null
  /** Where the rows came from; a file where it is not said. */
  origin?: SourceOrigin | undefined
  /** Where the code's own word does not fit this case. */
  instead?: Partial<Pick<Finding, 'severity' | 'message' | 'causeTitle' | 'suggestion' | 'owner'>>
}

/** A finding in the words of its code. */
export const createFinding = (code: FindingCode, details: Details = {}): Finding => {
  const def = FINDING_CODES[code]
  const value = details.value ?? null
  const shown = value === null ? null : value.slice(0, IMPORT_LIMITS.valueLength)
  const words = {
    ...ORIGIN_WORDS[details.origin ?? 'file'],
    ...(details.column
      ? { column: lowerFirst(details.column.displayName), Column: details.column.displayName }
      : {}),
    ...(shown === null ? {} : { value: shown }),
    ...details.words,
  }
  return {
    code,
    severity: def.severity,
    stage: def.stage === 'accounts' || def.stage === 'export' ? 'load' : def.stage,
    columnName: details.column?.columnName ?? null,
    sourceColumn: details.sourceColumn ?? null,
    value: shown,
    message: fill(def.text, words),
    causeTitle: fill(def.title, words),
    cause: `${code}:${details.column?.columnName ?? 'file'}`,
    suggestion: def.suggestion === null ? null : fill(def.suggestion, words),
    owner: def.owner,
    fixTarget: details.fixTarget ?? null,
    ...details.instead,
  }
}

const fill = (text: string, words: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(words[name] ?? whole))

/** `Local ID` is `local ID` in the middle of a sentence, `NCES school id` stays. */
const lowerFirst = (text: string): string =>
  /^[A-Z]{2}/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
