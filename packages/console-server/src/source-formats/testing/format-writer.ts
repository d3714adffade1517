import type { ConsoleRows } from './console-rows.ts'
import type { DistrictModel } from './district-model.ts'

/**
 * Writes the model as a format's public documents say, without looking at how imports read the format. What comes back is to be
 * `rows`, and nothing else.
 */
export type FormatWriter = {
  readonly title: string
  readonly files: (model: DistrictModel) => Readonly<Record<string, string>>
  /** What is left of the model once it went through the files. */
  readonly rows: (model: DistrictModel) => ConsoleRows
}
