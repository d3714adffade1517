import type { ReactNode } from 'react'
import { IconButton } from '../../parts/icon-button/icon-button.tsx'
import { DownloadIcon } from '../../parts/icons/icons.ts'
import { useCsvDownload } from './csv/use-csv-download.ts'
import { declaredOf } from './list-table.ts'
import type { CsvOffer, ResourceTableProps } from './resource-table-props.ts'
import type { TableModel } from './table-model.ts'

export type CsvButtonProps<Row extends object> = {
  props: Pick<ResourceTableProps<Row>, 'operation' | 'tableId' | 'noun'> & {
    csv?: boolean | ((offer: CsvOffer) => ReactNode)
  }
  model: TableModel<Row>
}

/** Saves all rows of the filter at work. */
export function CsvButton<Row extends object>({ props, model }: CsvButtonProps<Row>): ReactNode {
  const { busy, start } = useCsvDownload(model.say)
  const { operation, tableId, noun, csv } = props
  const { query, keyOf, table, m } = model
  const columns = table.getVisibleLeafColumns().map(declaredOf)
  const isMasked = columns.some((column) => column.isMasked)
  const onClick = () => void start(() => ({ operation, tableId, noun, query, keyOf, columns }))
  return typeof csv === 'function' ? (
    csv({ busy, isMasked, onClick })
  ) : (
    <IconButton
      label={isMasked ? m.csv.downloadMasked : m.csv.download}
      icon={<DownloadIcon />}
      busy={busy}
      onClick={onClick}
    />
  )
}
