import type { DryRunReport, FileReading } from '@edconsole/console-core/dry-run'
import type { RuleTemplate } from '@edconsole/console-core/import-rules'

/** A file that was tried to its end: how it was read, on which template, and what came of it. */
export type TriedFile = { file: File; reading: FileReading; template: RuleTemplate; report: DryRunReport }

export type DryRunProps = {
  /** As it is on the screen, saved or not. When it says something else later, the figures at hand are called outdated. */
  template: RuleTemplate
  /** How the template reads files. */
  reading: FileReading
  /** START year of the template (R31). */
  schoolYear: number
  /** A column of ours is to be mapped; `header` is the file's column to map it to, null where it is unknown. */
  onMapColumn: (columnName: string, header: string | null) => void
  /** Codes of a column are to be translated, most rows first. */
  onTranslate: (columnName: string, values: readonly { sourceValue: string; rows: number }[]) => void
  /** Takes over how this file is read; without it the file is only compared. */
  onUseReading?: (reading: FileReading) => void
  /** A file that is at hand already: it's tried at once, the way the template reads files. Null until there is one. */
  file?: File | null
  /** Takes the file that is chosen here, with `file`. */
  onFile?: (file: File) => void
  /** A trial of before, which is shown at once; a file is read again only on request. */
  tried?: TriedFile | null
  /** Told of each trial that came to its end, so that it can be handed in as `tried` when this is drawn again. */
  onTried?: (tried: TriedFile) => void
}
