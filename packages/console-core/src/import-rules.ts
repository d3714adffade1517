/** The rules that turn rows of a SIS file into records and findings. Pure: no file, no database, no React. */
export { type CheckedColumn, checkColumns } from './import-rules/check-columns.ts'
export {
  type CheckedTranslation,
  checkTranslations,
  sourceValueOf,
} from './import-rules/check-translations.ts'
export type {
  CodedValue,
  DatabaseColumn,
  ImportedComponent,
  PossibleCode,
  ReferredComponent,
} from './import-rules/database-column.ts'
export { columnsOf, DATABASE_COLUMNS, isImported, newRecord } from './import-rules/database-columns.ts'
export { createDateScan, type DateOrders, type DateScan } from './import-rules/date-orders.ts'
export type {
  ExaminedColumn,
  ExaminedTemplate,
  ExaminedTranslation,
} from './import-rules/examined-template.ts'
export type { ExcludedSites } from './import-rules/excluded-sites.ts'
export { isAtClosedSites, sitesOf } from './import-rules/excluded-sites.ts'
export { createFinding, type Finding } from './import-rules/finding.ts'
export type {
  FindingCase,
  FindingCodeDef,
  FindingTexts,
  FixKind,
} from './import-rules/finding-codes/finding-code-def.ts'
export {
  FINDING_CODES,
  type FindingCode,
  type FindingParam,
  isFindingCode,
} from './import-rules/finding-codes.ts'
export {
  type DescribedFinding,
  describeFinding,
  type FindingDescription,
  type FindingMessages,
  findingMessages,
} from './import-rules/finding-texts.ts'
export { type FixScope, fixAccess, fixLabel, fixTargets } from './import-rules/fix-target.ts'
export type { RuleColumn, RuleTemplate } from './import-rules/import-template.ts'
export { isFed, sourceNames } from './import-rules/is-fed.ts'
export {
  expectedRows,
  IMPORT_LIMITS,
  refusableRows,
  refusedClause,
  type TemplateLimits,
} from './import-rules/limits.ts'
export {
  type AbsentColumns,
  type BoundColumn,
  type MatchedHeaders,
  matchHeaders,
} from './import-rules/match-headers.ts'
export { ownCopy } from './import-rules/own-copy.ts'
export { DATE_FORM_WORDS, parseDate } from './import-rules/parse-date.ts'
export { type Paste, type PastedPair, readPaste } from './import-rules/paste-pairs.ts'
export { type PersonalKind, personalKind, personalSources } from './import-rules/personal-columns.ts'
export type { Value } from './import-rules/read-value.ts'
export { sectionAt } from './import-rules/record-checks/lookups.ts'
export { recordLabelOf, siteCodeOf } from './import-rules/record-labels.ts'
export {
  createRowImporter,
  type ImportContext,
  type ImportedRow,
  type RowFate,
  type RowImporter,
  type SourceRow,
  type TriedRow,
} from './import-rules/row-importer.ts'
export { createRowMemory, type RowMemory } from './import-rules/row-memory.ts'
export type { RowNumbers } from './import-rules/row-numbers.ts'
export { SIS_COMPONENT_NAMES } from './import-rules/sis-component-names.ts'
export type { SourceOrigin } from './import-rules/source-origin.ts'
export { type OtherRows, oneRosterRowRules, type RowRules } from './import-rules/source-rows.ts'
export type { StandardMapping } from './import-rules/standard-templates/standard-set.ts'
export {
  draftColumns,
  standardComponents,
  standardMapping,
  standardTemplate,
} from './import-rules/standard-templates/standard-template.ts'
export { type CodeSuggestion, createCodeSuggester } from './import-rules/suggest-code.ts'
export { createSourceSuggester, matchByName, type SourceSuggestion } from './import-rules/suggest-source.ts'
export { examineTemplate, needsFix } from './import-rules/template-doctor/examine-template.ts'
export type {
  TemplateFinding,
  TemplateFindingKind,
  TemplateFindingSeverity,
} from './import-rules/template-doctor/template-finding.ts'
export { type CheckedTemplate, runOrders, TEMPLATE_RULES } from './import-rules/template-rules.ts'
export {
  standingOf,
  type TemplateStanding,
  type ValuesStanding,
  valuesStandingOf,
} from './import-rules/template-standing.ts'
export { transformValue } from './import-rules/transform-value.ts'
export { createTranslator, type Translated } from './import-rules/translator.ts'
export type { Usage } from './import-rules/usage.ts'
export { withStoredIds, withTranslation } from './template-draft/after-saving.ts'
export { bodyOf, changesOf, columnBody, type TemplateChanges } from './template-draft/changes-of.ts'
export {
  type ColumnFault,
  type ColumnStanding,
  type ColumnState,
  columnState,
} from './template-draft/column-state.ts'
export { draftOf, emptyColumn, emptyDraft, isEmptyColumn } from './template-draft/draft-of.ts'
export {
  changedFields,
  countEdits,
  editsOf,
  hasEdits,
  sameValue,
  type TemplateEdits,
} from './template-draft/edits-of.ts'
export { codesTemplateOf, keptCodes, readKeptCodes, withCodesOfFile } from './template-draft/file-codes.ts'
export {
  type ContestedTranslations,
  type DraftConflict,
  type MergedDrafts,
  mergeDrafts,
  takeMine,
} from './template-draft/merge-drafts.ts'
export { createSampleReader, type SampleReader } from './template-draft/read-sample.ts'
export { ruleColumnOf, ruleTemplateOf } from './template-draft/rule-template-of.ts'
export {
  NOTHING_SEEN,
  type SeenColumn,
  type SeenSource,
  seenColumnOf,
  seenOf,
} from './template-draft/seen-source.ts'
export type {
  DraftColumn,
  DraftFields,
  DraftTranslation,
  TemplateDraft,
} from './template-draft/template-draft.ts'
export { sameMapping, sameTranslations } from './template-draft/template-draft.ts'
export {
  newTranslation,
  type UntranslatedColumn,
  type UntranslatedValue,
  untranslatedIn,
  withoutTranslation,
  withSuggestions,
} from './template-draft/untranslated-values.ts'
export { type SeenTrial, withTrial } from './template-draft/with-trial.ts'
