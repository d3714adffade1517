import { type ImportDelay, type ImportState, NIGHTS } from '@edconsole/console-core/contract'
import { automaticStop } from '../inbox/import-settings.ts'
import { isBlackout, nextRun } from '../schedules/due-work.ts'
import type { DistrictFacts, LastRun, Run } from './district-facts.ts'
import { nextStepOf } from './next-step.ts'
import { graceOf, nightOf, nightsOf, usualNext } from './rhythm.ts'

/** Summarizes a district as lists over all districts show it. */
export const summarize = (facts: DistrictFacts, now: Date) => {
  const { runs, exports, running } = facts
  const [last] = runs
  const ended = last ? stateOf(last) : 'never'
  const expected = isImported(ended) && !running ? expectedNext(facts, now) : null
  const importState = expected && expected.lateAt <= now ? 'late' : ended
  const trend = runs
    .slice(0, NIGHTS)
    .flatMap((run) => rejectedPercentOf(run) ?? [])
    .reverse()
  const rejectedPercent = last ? rejectedPercentOf(last) : null
  const { rejectedLimitPercent } = facts.settings
  const exportsFailing = exports.filter(({ isFailing }) => isFailing).length
  const alike = last ? runs.findIndex((run) => stateOf(run) !== ended) : 0
  const streak = alike === -1 ? runs.length : alike
  const nextStep = nextStepOf(facts, importState)
  const lastNight = nightOf(now)
  return {
    isActive: facts.isActive,
    importState,
    runningSince: running?.startedAt ?? null,
    lastImportBatchId: last?.batchId ?? null,
    lastImportAt: last?.startedAt ?? null,
    stateSince: importState === 'late' && expected ? expected.at : (runs[streak - 1]?.startedAt ?? null),
    streak,
    expectedBy: expected?.at ?? null,
    lateReason: importState === 'late' ? lateReasonOf(facts) : null,
    lateAt: expected && importState !== 'late' ? expected.lateAt : null,
    nights: nightsOf(runs, lastNight),
    lastNight,
    rejectedPercent,
    rejectedLimitPercent,
    rejectedTrend: trend,
    exportsTotal: exports.length,
    exportsFailing,
    nextStep,
    stepOwner: nextStep?.owner ?? null,
    needsAttention:
      !isImported(importState) ||
      exportsFailing > 0 ||
      (rejectedLimitPercent !== null && (rejectedPercent ?? 0) > rejectedLimitPercent) ||
      (last?.componentsFailed ?? 0) > 0,
    listOrder: listOrderOf(running ? 'running' : importState, running?.startedAt ?? last?.startedAt),
  }
}

const isImported = (state: ImportState): boolean => state === 'completed' || state === 'rejections'

const stateOf = ({ status, recordsRejected }: LastRun): ImportState => {
  if (status === 'failed' || status === 'held') return status
  return status === 'completedWithErrors' || recordsRejected > 0 ? 'rejections' : 'completed'
}

const rejectedPercentOf = ({ recordsRead, recordsRejected }: Run): number | null =>
  recordsRead === 0 ? null : Math.round((recordsRejected / recordsRead) * 10_000) / 100

/** What keeps a late import from beginning: the first thing that has to be put right. */
const lateReasonOf = ({ templates, runs: [last], schedules }: DistrictFacts): ImportDelay => {
  if (templates === 0) return 'noTemplates'
  if (last !== undefined && last.source !== 'api') return 'noFiles'
  return schedules.length === 0 ? 'noSchedule' : 'notStarted'
}

type Expected = { at: Date; lateAt: Date }

/** When the next import is due, by the schedule or else by the rhythm of the last ones; null where none is. */
const expectedNext = (facts: DistrictFacts, now: Date): Expected | null => {
  const { runs, timeZone, settings, isActive, importsEnabled } = facts
  const [last] = runs
  if (!last || !isActive || !importsEnabled || automaticStop(settings, timeZone, now) === 'paused')
    return null
  const scheduled = scheduledNext(facts, new Date(last.startedAt))
  if (scheduled) return { at: scheduled, lateAt: new Date(scheduled.getTime() + graceOf(null)) }
  if (facts.schedules.length > 0) return null
  const usual = usualNext(
    runs.map(({ startedAt }) => startedAt),
    timeZone,
  )
  return usual && { at: usual.at, lateAt: new Date(usual.at.getTime() + graceOf(usual.interval)) }
}

/** Blackout dates in a row that are skipped. */
const BLACKOUT_RUNS = 100

const scheduledNext = ({ schedules, timeZone, settings }: DistrictFacts, after: Date): Date | null => {
  let from = after
  for (let skipped = 0; skipped < BLACKOUT_RUNS; skipped += 1) {
    const runs = schedules.flatMap(
      (schedule) =>
        nextRun(
          {
            scheduleEnabled: true,
            scheduleTime: schedule.scheduleTime,
            scheduleDays: schedule.scheduleDays,
          },
          timeZone,
          from,
        ) ?? [],
    )
    const [first] = runs.toSorted((a, b) => a.getTime() - b.getTime())
    if (!first) return null
    if (!isBlackout(settings.blackoutRanges, timeZone, first)) return first
    from = first
  }
  return null
}

const RANKS = ['failed', 'held', 'late', 'rejections', 'running', 'never', 'completed'] as const

/** Milliseconds since 1970 stay far below. */
const RANK_STEP = 10_000_000_000_000

/** The most urgent first, then the newest. */
const listOrderOf = (state: (typeof RANKS)[number], since: string | undefined): number =>
  RANKS.indexOf(state) * RANK_STEP + (RANK_STEP - 1 - (since ? Date.parse(since) : 0))
