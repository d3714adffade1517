import type { Operation } from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import { columnField, maybeEmpty } from '../../db/list-field.ts'
import type { ListPlan } from '../../db/list-order.ts'
import { listPlan } from '../../db/list-query.ts'
import type { Db } from '../../db/schema.ts'
import { causeGroups, type DetailsTable } from './cause-groups.ts'
import { FINDING_TEXTS } from './search-findings.ts'

const base = {
  fields: {
    id: columnField('integer', 'id'),
    batchId: columnField('integer', 'batchId'),
    etlStatusId: columnField('integer', 'etlStatusId'),
    componentName: columnField('code', 'componentName'),
    severity: columnField('code', 'severity'),
    cause: columnField('code', 'cause'),
    rejectedValue: columnField('code', 'rejectedValue'),
    siteCode: maybeEmpty(columnField('code', 'siteCode')),
    sourceId: maybeEmpty(columnField('code', 'sourceId')),
    rowNumber: maybeEmpty(columnField('integer', 'rowNumber')),
    loggedAt: columnField('instant', 'loggedAt'),
  },
  searched: [sql`row_number::text`, sql.ref('sourceId'), ...FINDING_TEXTS],
}

/** The lines of one district's logs of one kind; grouped by cause they come with their values and a sample (R46). */
export const detailPlan = (operation: Operation, db: Db, table: DetailsTable, lea: string): ListPlan =>
  listPlan(operation, {
    ...base,
    facets: { cause: (where) => causeGroups(db, table, lea, where) },
  })
