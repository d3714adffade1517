import { useEffect } from 'react'
import { useDistrictScope } from '../provider/district-scope.tsx'
import { useRuntime, useStore } from '../provider/use-runtime.ts'
import { rolloversOf } from './create-rollover.ts'
import {
  NO_ROLLOVER,
  phaseOfRollover,
  type RolloverKey,
  type RolloverPhase,
  type RolloverState,
  rolloverStatusType,
} from './rollover-state.ts'

export type RolloverHook = RolloverState & {
  /** The status type of [S4]. */
  readonly type: 'error' | 'success' | 'info'
  phaseOf(key: RolloverKey): RolloverPhase
  /** Copies staff, templates, and exports one after another; a failure does not stop the next. */
  run(): void
  /** Runs one key again, alone. */
  runAgain(key: RolloverKey): void
  /** Clears what the last run left. */
  reset(): void
}

/**
 * The year-end rollover of the district ([S4], R26). It belongs to the console, not to a page: leaving a page, or picking
 * another district, neither stops it nor loses its result.
 * @example
 * const rollover = useRollover()
 * <Button onClick={rollover.run} busy={rollover.processing.length > 0}>Run rollover</Button>
 */
export const useRollover = (): RolloverHook => {
  const rollovers = rolloversOf(useRuntime())
  const district = useDistrictScope()
  const all = useStore(rollovers)
  const state = (district && all[district.id]) ?? NO_ROLLOVER
  const shownId = district?.id
  useEffect(() => (shownId === undefined ? undefined : rollovers.show(shownId)), [rollovers, shownId])
  return {
    ...state,
    type: rolloverStatusType(state),
    phaseOf: (key) => phaseOfRollover(state, key),
    run: () => {
      if (district) void rollovers.run(district)
    },
    runAgain: (key) => {
      if (district) void rollovers.run(district, [key])
    },
    reset: () => {
      if (district) rollovers.reset(district.id)
    },
  }
}
