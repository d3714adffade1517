import { refreshAfter } from '../api/refresh-after.ts'
import type { ListQuery } from '../entities/list-query.ts'
import { describeStatus } from '../formats/describe-status.ts'
import type { Operation } from '../resources/operation.ts'
import type { ConsoleRuntime } from '../runtime/create-console-runtime.ts'
import { perRuntime } from '../runtime/per-runtime.ts'
import type { SnackbarMessage } from '../runtime/snackbar-message.ts'
import { pollPace } from './poll-pace.ts'

/** How to watch one kind of run. */
export type WatchedRuns<Run> = {
  headers: Operation<ListQuery, Run[]>
  describeEnd(run: Run): SnackbarMessage
}

/** The last run seen of a district. */
export type WatchedRun = { districtId: string; lea: string; batchId: number }

export type RunWatch = {
  /** Called by a page that shows the run and sees its end itself; returns the cleanup. */
  show(run: WatchedRun): () => void
  /** Called by a page that knows the run has ended; null: nothing of the district is running. */
  ended(districtId: string, batchId: number | null): void
}

/**
 * Follows a run after its page was left: one message announces its end if the user is still in the same district (ux 7.19).
 * Doesn't poll while a page shows the run or the window is hidden.
 */
const createRunWatch = <Run extends { status: string }>(
  { headers, describeEnd }: WatchedRuns<Run>,
  { api, districts, session, snackbars }: ConsoleRuntime,
): RunWatch => {
  let watched: { run: WatchedRun; since: number; shownBy: number } | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopListening = () => {}

  const forget = () => {
    clearTimeout(timer)
    stopListening()
    stopListening = () => {}
    watched = null
  }
  const wait = () => {
    clearTimeout(timer)
    if (watched && !isHidden()) timer = setTimeout(look, pollPace(Date.now() - watched.since))
  }
  const look = async () => {
    const current = watched
    if (!current || current.shownBy > 0) return
    const { districtId, lea, batchId } = current.run
    if (!session.get().user || districts.get().id !== districtId) return forget()
    // Ignore a failed poll; the next one may succeed.
    const answer = await api
      .call(headers, { lea, query: { filter: { batchId }, limit: 1 } })
      .catch(() => null)
    if (watched !== current || current.shownBy > 0) return
    const [batch] = answer?.data ?? []
    if (answer && !batch) return forget()
    if (!batch || describeStatus(batch.status).running) return wait()
    forget()
    if (districts.get().id !== districtId) return
    snackbars.show(describeEnd(batch))
    refreshAfter(api, headers, districtId)
  }
  const leave = () => {
    if (typeof document === 'undefined') return
    stopListening()
    const listening = new AbortController()
    stopListening = () => listening.abort()
    const onVisibility = () => (isHidden() ? clearTimeout(timer) : void look())
    document.addEventListener('visibilitychange', onVisibility, { signal: listening.signal })
    wait()
  }

  return {
    show(run) {
      if (watched?.run.batchId !== run.batchId || watched.run.districtId !== run.districtId) {
        forget()
        watched = { run, since: Date.now(), shownBy: 0 }
      }
      const current = watched
      if (!current) return () => {}
      current.shownBy += 1
      return () => {
        current.shownBy -= 1
        if (current.shownBy === 0 && watched === current) leave()
      }
    },
    ended(districtId, batchId) {
      if (
        watched?.run.districtId === districtId &&
        (batchId ?? watched.run.batchId) === watched.run.batchId
      ) {
        forget()
      }
    },
  }
}

/** A page that is gone, as after a test, is as good as hidden. */
const isHidden = (): boolean => (globalThis.document?.visibilityState ?? 'hidden') === 'hidden'

/** Returns the console's watch of one kind of run. */
export const watchOf = <Run extends { status: string }>(
  runs: WatchedRuns<Run>,
): ((runtime: ConsoleRuntime) => RunWatch) => perRuntime((runtime) => createRunWatch(runs, runtime))
