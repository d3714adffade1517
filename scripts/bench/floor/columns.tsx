import {
  columnVisibilityFeature,
  createColumnHelper,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table'
import { type Batch, batchAddress, batchColumns } from '../batch-columns.ts'

export const features = tableFeatures({ rowSortingFeature, columnVisibilityFeature })
const helper = createColumnHelper<typeof features, Batch>()

export const columns = batchColumns.map(({ id, header, text }) =>
  helper.accessor((batch): unknown => text(batch), {
    id,
    header,
    cell: ({ getValue, row }) =>
      id === 'batchId' ? <a href={batchAddress(row.original)}>{String(getValue())}</a> : getValue(),
  }),
)
