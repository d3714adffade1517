import { type ReactElement, type ReactNode, useState } from 'react'
import { IconButton } from '../../parts/icon-button/icon-button.tsx'
import { DownloadIcon } from '../../parts/icons/icons.ts'
import { createLater } from '../../parts/later/create-later.ts'
import { preloadOnApproach } from '../../parts/later/preload-on-approach.ts'
import { useLater } from '../../parts/later/use-later.ts'
import type { ResourceTableProps } from './resource-table-props.ts'
import type { TableModel } from './use-resource-table.ts'

const csvRun = createLater(async () => (await import('./csv/csv-run.tsx')).CsvRun)

/** What a button that downloads needs; its code is fetched when somebody comes near. */
export type CsvOffer = { busy: boolean; onClick(): void; onPointerEnter(): void; onFocus(): void }

export type CsvButtonProps<Row extends object> = {
  props: Pick<ResourceTableProps<Row>, 'operation' | 'tableId' | 'noun'> & {
    csv?: boolean | ((offer: CsvOffer) => ReactNode)
  }
  model: TableModel<Row>
}

/** Saves all rows of the filter at work; what does it is fetched on approach. */
export function CsvButton<Row extends object>(given: CsvButtonProps<Row>): ReactElement {
  const [isBusy, setBusy] = useState(false)
  const end = () => setBusy(false)
  const Run = useLater(csvRun, isBusy, end)
  const offer = { busy: isBusy, ...preloadOnApproach(csvRun), onClick: () => setBusy(true) }
  const { csv } = given.props
  return (
    <>
      {typeof csv === 'function' ? (
        csv(offer)
      ) : (
        <IconButton label="Download CSV" icon={<DownloadIcon />} {...offer} />
      )}
      {Run && isBusy && <Run {...given} onEnd={end} />}
    </>
  )
}
