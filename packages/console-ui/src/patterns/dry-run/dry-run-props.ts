import type { FileReading } from '@edconsole/console-core/dry-run'
import type { RuleTemplate } from '@edconsole/console-core/import-rules'

export type DryRunProps = {
  /** As it is on the screen, saved or not. When another one is handed in, the figures at hand are called outdated. */
  template: RuleTemplate
  /** How the template reads files. */
  reading: FileReading
  /** START year of the template (R31). */
  schoolYear: number
  /** A column of ours is to be mapped; `header` is the file's column to map it to, null where nobody knows one. */
  onMapColumn: (columnName: string, header: string | null) => void
  /** Codes of a column are to be translated, most rows first. */
  onTranslate: (columnName: string, values: readonly { sourceValue: string; rows: number }[]) => void
  /** Takes over how this file is read; without it the file is only compared. */
  onUseReading?: (reading: FileReading) => void
}
