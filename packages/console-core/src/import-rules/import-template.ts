import type { SisImportTemplate, TemplateColumn, Translation } from '../entities/sis-import-template.ts'
import type { TemplateLimits } from './limits.ts'

/** With its number, a translation is counted when it is used. */
export type RuleTranslation = Pick<Translation, 'sourceValue' | 'translatedValue' | 'matchType'> &
  Partial<Pick<Translation, 'id'>>

type RulePossibleValue = {
  value: string
  label: string
  importTemplateTranslations: RuleTranslation[]
}

/** What the rules need of a template's column. */
export type RuleColumn = Pick<
  TemplateColumn,
  'columnName' | 'sourceColumn' | 'mappingType' | 'fixedValue' | 'defaultValue' | 'transform'
> & { possibleValues: RulePossibleValue[] }

/** What the rules need of a template; a `SisImportTemplateDetailed` is one. */
export type RuleTemplate = Pick<SisImportTemplate, 'id' | 'componentName' | 'dateFormat' | 'hasHeader'> &
  Partial<Pick<SisImportTemplate, 'isStrict'>> &
  TemplateLimits & {
    importTemplateColumns: RuleColumn[]
  }
