import { COMPONENTS } from '@edconsole/console-core/contract'
import type { AuditSubject } from './audit-changes.ts'

/** What people did with an import: who started it, and what was decided about what it held. Its log has the rest. */
export const importSubject: AuditSubject = {
  isPersonal: () => false,
  read: async (db, keys) => {
    const rows = await db
      .selectFrom('importBatches')
      .innerJoin('districts', 'districts.lea', 'importBatches.lea')
      .leftJoin('importHoldDecisions', (join) =>
        join
          .onRef('importHoldDecisions.lea', '=', 'importBatches.lea')
          .onRef('importHoldDecisions.batchId', '=', 'importBatches.batchId'),
      )
      .select(['importBatches.batchId', 'importBatches.lea', 'illuminateClientId', 'source', 'decision'])
      .where('importBatches.batchId', 'in', keys)
      .execute()
    return rows.map(({ batchId, lea, illuminateClientId, source, decision }) => ({
      key: batchId,
      subjectId: String(batchId),
      name: `Batch ${batchId}`,
      clientId: illuminateClientId,
      lea,
      fields: { source, decision: decision && DECIDED[decision] },
    }))
  },
}

const DECIDED = { release: 'Released', discard: 'Discarded' } as const

/**
 * What people did about a cause of rejected rows, in whichever import it appears. It is read by the number of a request for
 * corrections; nothing of the rows, and nothing of what was written, is recorded.
 */
export const causeSubject: AuditSubject = {
  isPersonal: () => false,
  read: async (db, keys) => {
    const rows = await db
      .selectFrom('correctionRequests as q')
      .innerJoin('districts', 'districts.lea', 'q.lea')
      .select(['q.id', 'q.lea', 'illuminateClientId', 'componentName', 'cause'])
      .where('q.id', 'in', keys)
      .execute()
    return rows.map(({ id, lea, illuminateClientId, componentName, cause }) => ({
      key: id,
      subjectId: `${componentName}/${cause}`,
      name: `${COMPONENTS[componentName].title}, ${cause}`,
      clientId: illuminateClientId,
      lea,
      fields: {},
    }))
  },
}
