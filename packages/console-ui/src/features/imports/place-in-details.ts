import { type ImportLogDetail, type Place, placeOf } from '@edconsole/console-core'

/** A finding among the rows of Details, where its source record is. */
export const placeInDetails = (
  districtId: string,
  line: Pick<ImportLogDetail, 'id' | 'batchId' | 'etlStatusId'>,
): Place =>
  placeOf(
    'import-log-details',
    { districtId, batchId: String(line.batchId), etlStatusId: String(line.etlStatusId) },
    { query: { filter: { id: [String(line.id)] } } },
  )
