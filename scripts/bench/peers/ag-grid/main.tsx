import {
  type ColDef,
  type IDatasource,
  InfiniteRowModelModule,
  ModuleRegistry,
  PaginationModule,
} from 'ag-grid-community'
import { AgGridReact } from 'ag-grid-react'
import { type ReactElement, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { type Batch, batchAddress, batchColumns, hiddenColumns } from '../../batch-columns.ts'
import { fetchBatches } from '../batches.ts'

// Only the modules that this list needs, as the documentation advises for production.
ModuleRegistry.registerModules([InfiniteRowModelModule, PaginationModule])

const columnDefs: ColDef<Batch>[] = batchColumns.map(({ id, header, text }) => ({
  colId: id,
  headerName: header,
  hide: hiddenColumns[id] === false,
  width: 150,
  sort: id === 'startedAt' ? 'desc' : undefined,
  valueGetter: ({ data }) => (data ? text(data) : ''),
  cellRenderer:
    id === 'batchId'
      ? ({ data }: { data?: Batch }) => (data ? <a href={batchAddress(data)}>{data.batchId}</a> : null)
      : undefined,
}))

const datasource: IDatasource = {
  getRows: ({ startRow, endRow, successCallback, failCallback }) => {
    fetchBatches(startRow, endRow - startRow).then(
      ({ rows, total }) => successCallback(rows, total),
      failCallback,
    )
  },
}

function BatchGrid(): ReactElement {
  return (
    <div style={{ height: 760 }}>
      <AgGridReact<Batch>
        columnDefs={columnDefs}
        rowModelType="infinite"
        datasource={datasource}
        cacheBlockSize={100}
        pagination
        paginationPageSize={100}
        paginationPageSizeSelector={[25, 50, 100]}
        getRowId={({ data }) => String(data.batchId)}
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
