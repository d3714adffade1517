import type {
  MappingType,
  MatchType,
  SisImportTemplateFields,
  Transform,
} from '../entities/sis-import-template.ts'

/** A translation as somebody edits it. `id` is null until it is stored. */
export type DraftTranslation = {
  readonly id: number | null
  readonly sourceValue: string
  readonly translatedValue: string
  readonly matchType: MatchType
}

/** How one database column is filled, as somebody edits it. */
export type DraftColumn = {
  readonly columnName: string
  readonly sourceColumn: string | null
  readonly mappingType: MappingType
  readonly fixedValue: string | null
  readonly defaultValue: string | null
  readonly transform: Transform
  readonly translations: readonly DraftTranslation[]
}

/** The year of a template is that of the district's data, and is not edited. */
export type DraftFields = Readonly<Omit<SisImportTemplateFields, 'schoolYear'>>

/**
 * An import template while it is edited. Every step makes a new one that shares what stayed, so that steps can be undone
 * and compared by identity. `columns` holds all database columns of the component, also those that nothing fills.
 */
export type TemplateDraft = {
  readonly fields: DraftFields
  readonly columns: Readonly<Record<string, DraftColumn>>
}
