import type { TraceEvent } from './main-thread.ts'

/**
 * For each key that was pressed, how long the main thread worked from the task that heard of it until the frame that shows
 * it was handed over, in milliseconds of the processor's time.
 */
export const keyToPaint = (events: readonly TraceEvent[]): number[] => {
  const tasks = events.filter(({ name }) => name === 'RunTask')
  const frames = events.filter(({ name }) => name === 'Commit')
  const keys = events.filter(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'keydown')
  return keys.flatMap(({ ts }) => {
    const frame = frames.find((each) => each.ts > ts)
    if (!frame) return []
    const between = tasks.filter((task) => task.ts + (task.dur ?? 0) > ts && task.ts < frame.ts)
    return [between.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000]
  })
}
