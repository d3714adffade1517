import { type ReactElement, StrictMode } from 'react'
import {
  Admin,
  Datagrid,
  type DataProvider,
  FunctionField,
  List,
  Pagination,
  type RaRecord,
  Resource,
} from 'react-admin'
import { createRoot } from 'react-dom/client'
import { type Batch, batchAddress, batchColumns, hiddenColumns } from '../../batch-columns.ts'
import { fetchBatches } from '../batches.ts'

type Row = Batch & RaRecord<number>

const unsupported = () => Promise.reject(new Error('The list only reads'))

const dataProvider: DataProvider = {
  getList: async (_resource, { pagination }) => {
    const { page, perPage } = pagination ?? { page: 1, perPage: 100 }
    const { rows, total } = await fetchBatches((page - 1) * perPage, perPage)
    // react-admin asks that every record has an id.
    return { data: rows.map((row) => Object.assign({ id: row.batchId }, row)) as never[], total }
  },
  getOne: unsupported,
  getMany: unsupported,
  getManyReference: unsupported,
  create: unsupported,
  update: unsupported,
  updateMany: unsupported,
  delete: unsupported,
  deleteMany: unsupported,
}

function BatchList(): ReactElement {
  return (
    <List
      perPage={100}
      sort={{ field: 'startedAt', order: 'DESC' }}
      pagination={<Pagination rowsPerPageOptions={[25, 50, 100, 250]} />}
      exporter={false}
    >
      <Datagrid bulkActionButtons={false} rowClick={false}>
        {batchColumns
          .filter(({ id }) => hiddenColumns[id] !== false)
          .map(({ id, header, text }) => (
            <FunctionField<Row>
              key={id}
              label={header}
              sortBy={id}
              render={(row) => (id === 'batchId' ? <a href={batchAddress(row)}>{text(row)}</a> : text(row))}
            />
          ))}
      </Datagrid>
    </List>
  )
}

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <Admin dataProvider={dataProvider} disableTelemetry>
        <Resource name="import-logs" list={BatchList} />
      </Admin>
    </StrictMode>,
  )
