import type { SisImportTemplate, TemplateColumn, Translation } from '../entities/sis-import-template.ts'

/** A translation as it is judged; without a number of uses nothing is said about them. */
export type ExaminedTranslation = Pick<Translation, 'sourceValue' | 'translatedValue' | 'matchType'> &
  Partial<Pick<Translation, 'id' | 'timesUsedLastRun'>>

export type ExaminedColumn = Pick<
  TemplateColumn,
  'columnName' | 'sourceColumn' | 'mappingType' | 'fixedValue' | 'defaultValue'
> &
  Partial<Pick<TemplateColumn, 'sampleValues' | 'unknownValues'>> & {
    possibleValues: readonly {
      value: string
      label: string
      importTemplateTranslations: readonly ExaminedTranslation[]
    }[]
  }

/** What standing and doctor need of a template; a `SisImportTemplateDetailed` is one, and so is one that is being edited. */
export type ExaminedTemplate = Pick<SisImportTemplate, 'componentName'> &
  Partial<Pick<SisImportTemplate, 'isStrict'>> & {
    importTemplateColumns: readonly ExaminedColumn[]
  }

/** All translations of a column, in the order of the values that they lead to. */
export const translationsOf = ({ possibleValues }: ExaminedColumn): ExaminedTranslation[] =>
  possibleValues.flatMap(({ importTemplateTranslations }) => [...importTemplateTranslations])
