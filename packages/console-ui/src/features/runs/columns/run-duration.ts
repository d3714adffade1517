type Run = { startedAt: string | null; endedAt: string | null; durationMs: number | null }

/** Milliseconds that a run took, or has taken so far; null when it has not begun. */
export const runDuration = (run: Run, now: Date): number | null => {
  if (run.durationMs !== null) return run.durationMs
  if (run.startedAt === null) return null
  const end = run.endedAt === null ? now.getTime() : Date.parse(run.endedAt)
  return Math.max(0, end - Date.parse(run.startedAt))
}
