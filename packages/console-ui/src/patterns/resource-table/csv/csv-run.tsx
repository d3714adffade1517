import { useDistrictScope, useRuntime } from '@edconsole/console-core'
import { useEffect, useRef } from 'react'
import type { CsvButtonProps } from '../csv-button.tsx'
import { downloadCsv } from './download-csv.ts'

export type CsvRunProps<Row extends object> = CsvButtonProps<Row> & { onEnd: () => void }

/** One download, of the list as it was when it began; draws nothing. It goes on when its table leaves the page. */
export function CsvRun<Row extends object>({ props, model, onEnd }: CsvRunProps<Row>): null {
  const runtime = useRuntime()
  const district = useDistrictScope()
  const started = useRef(false)
  useEffect(() => {
    if (started.current) return
    started.current = true
    const columns = model.columns.all.filter(({ hidden }) => !hidden).map(({ column }) => column)
    void downloadCsv({ ...props, ...model, columns, runtime, district })
      .catch(() => model.say('The download failed. Try again'))
      .finally(onEnd)
  })
  return null
}
