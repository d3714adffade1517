/** The rules that turn rows of a SIS file into records and findings. Pure: no file, no database, no React. */
export type {
  CodedValue,
  DatabaseColumn,
  ImportedComponent,
  PossibleCode,
} from './import-rules/columns/database-column.ts'
export { DATABASE_COLUMNS, isImported } from './import-rules/database-columns.ts'
export { createFinding, type Finding } from './import-rules/finding.ts'
export {
  FINDING_CODES,
  type FindingCode,
  type FindingCodeDef,
  type FixKind,
  isFindingCode,
} from './import-rules/finding-codes.ts'
export { type FixScope, fixTargets } from './import-rules/fix-target.ts'
export type { RuleColumn, RuleTemplate } from './import-rules/import-template.ts'
export { IMPORT_LIMITS } from './import-rules/limits.ts'
export { newRecord } from './import-rules/new-record.ts'
export { DATE_FORM_WORDS, parseDate } from './import-rules/parse-date.ts'
export type { Value } from './import-rules/read-value.ts'
export {
  createRowImporter,
  type ImportContext,
  type ImportedRow,
  type RowImporter,
  type SourceRow,
} from './import-rules/row-importer.ts'
export { transformValue } from './import-rules/transform-value.ts'
export { createTranslator, type Translated } from './import-rules/translator.ts'
