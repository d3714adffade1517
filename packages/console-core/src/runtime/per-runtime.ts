import type { ConsoleRuntime } from './create-console-runtime.ts'

/**
 * Creates one instance per console on first use: it outlives every page of its console, and costs nothing if no page uses it.
 * @example const rolloverOf = perRuntime(createRollover)
 */
export const perRuntime = <Value>(
  make: (runtime: ConsoleRuntime) => Value,
): ((runtime: ConsoleRuntime) => Value) => {
  const made = new WeakMap<ConsoleRuntime, { value: Value }>()
  return (runtime) => {
    const known = made.get(runtime) ?? { value: make(runtime) }
    made.set(runtime, known)
    return known.value
  }
}
