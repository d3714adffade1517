/** Finished batches of a district, the same at each call: what both screens of the bench page through. */
import type { ImportLogHeader } from '@edconsole/console-core'

const DAY_MS = 24 * 60 * 60 * 1000

const batch = (place: number, lea: string, newestAt: number): ImportLogHeader => {
  const recordsRead = 40_000 + ((place * 37) % 9000)
  const recordsRejected = place % 4 === 0 ? (place * 13) % 400 : 0
  const startedAt = newestAt - place * (DAY_MS / 2)
  const durationMs = 600_000 + ((place * 7919) % 240_000)
  return {
    batchId: 900_000 - place,
    lea,
    schoolYear: 2027,
    districtName: 'Larkspur Valley Unified',
    sisProviderName: 'Aeries',
    source: place % 3 === 0 ? 'api' : 'sftp',
    triggerType: 'scheduled',
    triggeredBy: null,
    status: recordsRejected > 0 ? 'completedWithErrors' : 'completed',
    startedAt: new Date(startedAt).toISOString(),
    endedAt: new Date(startedAt + durationMs).toISOString(),
    durationMs,
    componentsTotal: 16,
    componentsDone: 16,
    componentsFailed: 0,
    components: [],
    recordsExpected: null,
    recordsRead,
    recordsRejected,
    recordsInserted: 0,
    recordsUpdated: 0,
    recordsUnchanged: recordsRead - recordsRejected,
    recordsDeleted: 0,
    recordsWarned: 0,
    warningCount: 0,
    errorCount: recordsRejected,
    failureOrigin: null,
    message: null,
  }
}

/** The answer to the list of batches, newest first, as the reference server words it. */
export const manyBatches = (query: URLSearchParams, newestAt: number, count: number): string => {
  const limit = Number(query.get('limit') ?? 25)
  const offset = Number(query.get('offset') ?? 0)
  const lea = query.get('lea') ?? ''
  const places = Array.from(
    { length: Math.max(0, Math.min(limit, count - offset)) },
    (_, index) => offset + index,
  )
  const data = places.map((place) => batch(place, lea, newestAt))
  return JSON.stringify({ data, extensions: { totalCount: count } })
}
