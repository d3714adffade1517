import { useDistrictScope, useRuntime } from '@edconsole/console-core'
import { type ReactElement, useState } from 'react'
import { IconButton } from '../../parts/icon-button/icon-button.tsx'
import { DownloadIcon } from '../../parts/icons/icons.ts'
import { createLater } from '../../parts/later/create-later.ts'
import { preloadOnApproach } from '../../parts/later/preload-on-approach.ts'
import type { ResourceTableProps } from './resource-table-props.ts'
import type { TableModel } from './use-resource-table.ts'

const download = createLater(async () => (await import('./csv/download-csv.ts')).downloadCsv)

export type CsvButtonProps<Row extends object> = {
  props: Pick<ResourceTableProps<Row>, 'operation' | 'tableId' | 'noun'>
  model: TableModel<Row>
}

/** Saves all rows of the filter at work; what does it is fetched on approach. */
export function CsvButton<Row extends object>({ props, model }: CsvButtonProps<Row>): ReactElement {
  const runtime = useRuntime()
  const district = useDistrictScope()
  const [isBusy, setBusy] = useState(false)
  const start = async () => {
    setBusy(true)
    try {
      const downloadCsv = await download.load()
      const columns = model.columns.all.filter(({ hidden }) => !hidden).map(({ column }) => column)
      await downloadCsv({ ...props, ...model, columns, runtime, district })
    } catch {
      model.say('The download could not be started. Try again')
    } finally {
      setBusy(false)
    }
  }
  return (
    <IconButton
      label="Download CSV"
      icon={<DownloadIcon />}
      busy={isBusy}
      {...preloadOnApproach(download)}
      onClick={() => void start()}
    />
  )
}
