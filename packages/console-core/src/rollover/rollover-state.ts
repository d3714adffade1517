import type { ApiFailure } from '../api/api-failure.ts'
import type { RolloverExports, RolloverStaff, RolloverTemplates } from '../entities/rollover.ts'

/** What is rolled over, in the order in which it is done. */
export const ROLLOVER_KEYS = ['staff', 'templates', 'exports'] as const
export type RolloverKey = (typeof ROLLOVER_KEYS)[number]

export type RolloverResults = {
  staff: RolloverStaff
  templates: RolloverTemplates
  exports: RolloverExports
}

/** The rollover of one district ([S4]). */
export type RolloverState = {
  /** A run has started, and nothing was reset since. */
  readonly active: boolean
  readonly processing: readonly RolloverKey[]
  readonly results: Readonly<Partial<RolloverResults>>
  /** Why a key has no result. */
  readonly failures: Readonly<Partial<Record<RolloverKey, ApiFailure>>>
}

export type RolloverChange =
  | { type: 'start'; key: RolloverKey }
  | { type: 'finish'; result: Partial<RolloverResults>; key: RolloverKey; next: RolloverKey | undefined }
  | { type: 'fail'; failure: ApiFailure; key: RolloverKey; next: RolloverKey | undefined }
  | { type: 'reset' }

export const NO_ROLLOVER: RolloverState = { active: false, processing: [], results: {}, failures: {} }

/** One step of a run. A key that ends starts the next one in the same step, so that a run never looks done in between. */
export const changeRollover = (state: RolloverState, change: RolloverChange): RolloverState => {
  switch (change.type) {
    case 'reset':
      return NO_ROLLOVER
    case 'start':
      return starting(state, change.key)
    case 'finish':
      return starting(
        { ...ended(state, change.key), results: { ...state.results, ...change.result } },
        change.next,
      )
    case 'fail':
      return starting(
        { ...ended(state, change.key), failures: { ...state.failures, [change.key]: change.failure } },
        change.next,
      )
  }
}

const ended = (state: RolloverState, key: RolloverKey): RolloverState => ({
  ...state,
  processing: state.processing.filter((one) => one !== key),
})

const starting = (state: RolloverState, key: RolloverKey | undefined): RolloverState => {
  if (key === undefined) return state
  const { [key]: _, ...results } = state.results
  const { [key]: __, ...failures } = state.failures
  return { active: true, processing: [...state.processing, key], results, failures }
}

export type RolloverPhase = 'not-started' | 'processing' | 'finished' | 'failed'

/** How far a key has come. One of which some items could not be copied has failed, with its numbers. */
export const phaseOfRollover = (state: RolloverState, key: RolloverKey): RolloverPhase => {
  if (state.processing.includes(key)) return 'processing'
  const result = state.results[key]
  if (state.failures[key] || (result && result.failed > 0)) return 'failed'
  return result ? 'finished' : 'not-started'
}

/** Error if an error exists, success if active and nothing is processing, otherwise info ([S4]). */
export const rolloverStatusType = (state: RolloverState): 'error' | 'success' | 'info' => {
  if (ROLLOVER_KEYS.some((key) => phaseOfRollover(state, key) === 'failed')) return 'error'
  return state.active && state.processing.length === 0 ? 'success' : 'info'
}
