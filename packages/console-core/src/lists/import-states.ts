import type { ImportState, NightState } from '../entities/district-status.ts'
import type { StatusTone } from './run-statuses.ts'

/** A share of rejected rows above this, in percent, needs attention. */
export const REJECTED_LIMIT_PERCENT = 1

/** Nights that the status of a district looks back at. */
export const NIGHTS = 14

/** Words and tones of where the imports of a district stand, the most urgent first. */
export const IMPORT_STATES = {
  failed: { word: 'Failed', tone: 'danger' },
  held: { word: 'Held', tone: 'warning' },
  late: { word: 'Late', tone: 'warning' },
  rejections: { word: 'Rejections', tone: 'warning' },
  never: { word: 'Never', tone: 'neutral' },
  completed: { word: 'Completed', tone: 'success' },
} as const satisfies Record<ImportState, { word: string; tone: StatusTone }>

/** Words for the letters of nights. */
export const NIGHT_STATES = {
  c: 'completed',
  r: 'with rejections',
  h: 'held',
  f: 'failed',
  '-': 'without an import',
} as const satisfies Record<NightState, string>
