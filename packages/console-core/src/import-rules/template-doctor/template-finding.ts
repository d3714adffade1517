import type { UnknownValue } from '../../entities/sis-import-template.ts'

/** `error`: rows are refused for it. `warning`: rows are imported with other values than chosen. `note`: worth a look. */
export type TemplateFindingSeverity = 'error' | 'warning' | 'note'

type Of<Kind extends string, Details = object> = {
  readonly kind: Kind
  readonly severity: TemplateFindingSeverity
  /** The column of ours that it is about; its name is the one of the editor's address. */
  readonly columnName: string
  readonly displayName: string
} & Readonly<Details>

/** One thing that is wrong with a template, or soon will be: at most one of a kind for each column. */
export type TemplateFinding =
  /** Nothing fills a required column: every row is refused. */
  | Of<'requiredUnmapped'>
  /** Translations of the same source values contradict or repeat each other. */
  | Of<'duplicateSourceValue', { sourceValues: readonly string[] }>
  /** Codes of the last run without a translation, most rows first. */
  | Of<
      'unknownValue',
      {
        unknown: readonly UnknownValue[]
        rows: number
        /** What is done about them; null where their rows are refused. */
        instead: 'fallback' | 'leftOut' | null
      }
    >
  /** A coded column without any translation, of which no run has seen a code so far. */
  | Of<'listWithoutTranslation'>
  /** Translations that the last run did not need. */
  | Of<'translationNeverUsed', { sourceValues: readonly string[] }>

export type TemplateFindingKind = TemplateFinding['kind']
