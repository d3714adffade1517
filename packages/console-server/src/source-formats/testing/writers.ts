import type { FormatWriter } from './format-writer.ts'
import { canvasWriter } from './write-canvas.ts'
import { cleverWriter } from './write-clever.ts'
import { oneRoster11Writer, oneRoster12Writer } from './write-oneroster.ts'
import { sdsV1Writer } from './write-sds-v1.ts'
import { sdsV2Writer } from './write-sds-v2.ts'

/** By the id of the format. */
export const FORMAT_WRITERS: Readonly<Record<string, FormatWriter>> = {
  oneRoster11: oneRoster11Writer,
  oneRoster12: oneRoster12Writer,
  sdsV1: sdsV1Writer,
  sdsV2: sdsV2Writer,
  clever: cleverWriter,
  canvasSis: canvasWriter,
}
