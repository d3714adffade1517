import { ApiFailure } from '../api/api-failure.ts'
import { isRecord } from '../api/is-record.ts'
import { rolloverResource } from '../resources/index.ts'
import type { ConsoleStorage } from '../runtime/storage.ts'
import { readResult } from './read-result.ts'
import { NO_ROLLOVER, ROLLOVER_KEYS, type RolloverState } from './rollover-state.ts'

/** The rollovers of one user, by the district's id. */
export type RolloversById = Readonly<Record<string, RolloverState>>

export const INTERRUPTED =
  'The page was reloaded during this run, so its result is unknown. Run it again: existing records are kept.'

/**
 * Keeps what was run in a district until the window is closed, so that a reload does not lose it. What another console of
 * the page keeps there for its own district stays.
 */
export const keepRollover = (
  storage: ConsoleStorage,
  name: string,
  districtId: string,
  run: RolloverState,
): void => {
  const { [districtId]: _, ...others } = found(storage, name)
  const kept = run.active ? { ...others, [districtId]: packed(run) } : others
  if (Object.keys(kept).length === 0) storage.removeItem(name)
  else storage.setItem(name, JSON.stringify(kept))
}

/** The kept rollovers, as far as they can be read. A key that was running has an unknown outcome and counts as failed. */
export const keptRollovers = (storage: ConsoleStorage, name: string): RolloversById =>
  Object.fromEntries(Object.entries(found(storage, name)).map(([id, run]) => [id, unpacked(run)]))

const found = (storage: ConsoleStorage, name: string): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(storage.getItem(name) ?? '{}')
    return isRecord(value) ? value : {}
  } catch {
    // Another script wrote this entry, so nothing in it can be restored
    return {}
  }
}

const packed = ({ processing, results, failures }: RolloverState): unknown => ({
  results,
  failures: Object.fromEntries([
    ...Object.entries(failures).map(([key, { code, message }]) => [key, { code, message }]),
    ...processing.map((key) => [key, { code: null, message: INTERRUPTED }]),
  ]),
})

const unpacked = (run: unknown): RolloverState => {
  if (!isRecord(run)) return NO_ROLLOVER
  const { results = {}, failures = {} } = run
  return {
    active: true,
    processing: [],
    results: Object.fromEntries(
      ROLLOVER_KEYS.flatMap((key) => {
        const result = isRecord(results) ? readResult(results[key]) : undefined
        return result ? [[key, result]] : []
      }),
    ),
    failures: Object.fromEntries(
      ROLLOVER_KEYS.flatMap((key) => {
        const failure = isRecord(failures) ? failures[key] : undefined
        if (!isRecord(failure) || typeof failure.message !== 'string') return []
        const code = typeof failure.code === 'number' ? failure.code : null
        return [[key, new ApiFailure({ code, message: failure.message, operation: rolloverResource[key] })]]
      }),
    ),
  }
}
