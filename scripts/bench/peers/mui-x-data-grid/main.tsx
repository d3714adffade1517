import { DataGrid, type GridColDef, type GridDataSource } from '@mui/x-data-grid'
import { type ReactElement, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { type Batch, batchAddress, batchColumns, hiddenColumns } from '../../batch-columns.ts'
import { fetchBatches } from '../batches.ts'

const columns: GridColDef<Batch>[] = batchColumns.map(({ id, header, text }) => ({
  field: id,
  headerName: header,
  width: 150,
  valueGetter: (_value, row) => text(row),
  renderCell: ({ row }) => (id === 'batchId' ? <a href={batchAddress(row)}>{text(row)}</a> : text(row)),
}))

const dataSource: GridDataSource = {
  getRows: async ({ paginationModel }) => {
    const { page, pageSize } = paginationModel ?? { page: 0, pageSize: 100 }
    const { rows, total } = await fetchBatches(page * pageSize, pageSize)
    return { rows, rowCount: total }
  },
}

const initialState = {
  pagination: { paginationModel: { page: 0, pageSize: 100 }, rowCount: 0 },
  sorting: { sortModel: [{ field: 'startedAt', sort: 'desc' as const }] },
  columns: { columnVisibilityModel: { ...hiddenColumns } },
}

function BatchGrid(): ReactElement {
  return (
    <div style={{ height: 760 }}>
      <DataGrid
        columns={columns}
        dataSource={dataSource}
        getRowId={({ batchId }: Batch) => batchId}
        initialState={initialState}
        pageSizeOptions={[25, 50, 100]}
      />
    </div>
  )
}

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <BatchGrid />
    </StrictMode>,
  )
