import { canvas } from './canvas/canvas.ts'
import { clever } from './clever/clever.ts'
import { oneRoster11, oneRoster12 } from './one-roster/one-roster.ts'
import { sdsV1 } from './sds/sds-v1.ts'
import { sdsV2 } from './sds/sds-v2.ts'
import type { SourceFormat } from './source-format.ts'

/** The formats that imports read. Adding one takes a folder with its definition and an entry here. */
export const SOURCE_FORMATS: readonly SourceFormat[] = [
  oneRoster11,
  oneRoster12,
  sdsV1,
  sdsV2,
  clever,
  canvas,
]

/** Finds a format by its id; undefined for one that this version doesn't know. */
export const sourceFormat = (id: string): SourceFormat | undefined =>
  SOURCE_FORMATS.find((format) => format.id === id)
