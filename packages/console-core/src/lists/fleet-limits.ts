import type { ImportState } from '../entities/district-status.ts'

/** Where the imports of a district stand, the most urgent first. */
export const IMPORT_STATES = [
  'failed',
  'held',
  'late',
  'rejections',
  'never',
  'completed',
] as const satisfies readonly ImportState[]

/** Nights that the status of a district looks back at. */
export const NIGHTS = 14
