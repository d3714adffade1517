import { useDistrictScope, useMessages, useRuntime, useSnackbar } from '@edconsole/console-core'
import { useCallback, useState } from 'react'
import { loadCode } from '../../../parts/lazy-part/load-code.ts'
import { tableMessages } from '../messages.ts'
import type { CsvJob } from './download-csv.ts'

/** The rows and columns of a file; whose rows they are is known from where the component stands. */
export type CsvRequest<Row extends object> = Omit<CsvJob<Row>, 'runtime' | 'district' | 'm' | 'say'>

export type CsvDownload = {
  readonly busy: boolean
  /** Reads the rows and saves the file. It goes on when the page is left. */
  start<Row extends object>(prepare: () => CsvRequest<Row> | Promise<CsvRequest<Row>>): Promise<void>
}

/**
 * Downloads of a component, whose code is loaded with the first.
 * @param say reports how a download ended; a snackbar by default
 */
export function useCsvDownload(say?: (text: string) => void): CsvDownload {
  const runtime = useRuntime()
  const district = useDistrictScope()
  const { show } = useSnackbar()
  const m = useMessages('table', tableMessages).csv
  const [busy, setBusy] = useState(false)
  const start: CsvDownload['start'] = useCallback(
    async (prepare) => {
      const report = say ?? ((message: string) => show({ message }))
      setBusy(true)
      try {
        const [{ downloadCsv }, request] = await loadCode(() =>
          Promise.all([import('./download-csv.ts'), prepare()]),
        )
        await downloadCsv({ ...request, runtime, district, m, say: report })
      } catch {
        report(m.failed)
      } finally {
        setBusy(false)
      }
    },
    [runtime, district, m, show, say],
  )
  return { busy, start }
}
