import { useDistrictScope, useRuntime } from '@edconsole/console-core'
import { useEffect, useRef } from 'react'
import { type CsvJob, downloadCsv } from './download-csv.ts'

/** A download as a component asks for it; whose rows they are is known from where the component stands. */
export type CsvRequest<Row extends object> = Omit<CsvJob<Row>, 'runtime' | 'district'>

/** Runs one download, of what was asked for when it began. It goes on when what asked for it leaves the page. */
export function useCsvRun<Row extends object>(request: CsvRequest<Row>, onEnd: () => void): void {
  const runtime = useRuntime()
  const district = useDistrictScope()
  const started = useRef(false)
  useEffect(() => {
    if (started.current) return
    started.current = true
    void downloadCsv({ ...request, runtime, district })
      .catch(() => request.say('The download failed. Try again'))
      .finally(onEnd)
  })
}
