import type { StandardMapping } from '../import-rules/standard-templates/standard-set.ts'
import type { ComponentName } from '../lists/components.ts'

/** A set of files that a system exports together and imports put together: `OneRoster 1.1`. */
export type SourceFormatSummary = {
  id: string
  title: string
  /** Names of its files; components that need a required one can't do without it. */
  files: { name: string; isRequired: boolean }[]
  /** In load order. */
  components: {
    componentName: ComponentName
    /** Names of the files it is read from, those with its own rows first. */
    files: string[]
    /** The district's template of this year that reads it; null if there is none. */
    templateId: number | null
    /** What a new template maps. */
    mapping: StandardMapping
  }[]
}

/** `GET /district/source-formats`. */
export type SourceFormats = { formats: SourceFormatSummary[] }

/** Body of `POST /district/source-formats/templates`: without components, all that have no template of the format. */
export type NewFormatTemplates = { formatId: string; components?: ComponentName[] }
