import { COMPONENTS } from '@edconsole/console-core/contract'
import type { AuditSubject } from './audit-changes.ts'

/** Notes, without their text: it may name people, and goes with the note. Of the text, only that it changed is recorded. */
export const noteSubject: AuditSubject = {
  isPersonal: () => false,
  read: async (db, keys) => {
    const rows = await db
      .selectFrom('notes')
      .innerJoin('districts', 'districts.lea', 'notes.lea')
      .select(['notes.id', 'notes.lea', 'districtName', 'illuminateClientId', 'subjectKind', 'batchId'])
      .select(['componentName', 'cause', 'isShared', 'notes.createdAt', 'notes.updatedAt'])
      .where('notes.id', 'in', keys)
      .execute()
    return rows.map(({ id, lea, districtName, illuminateClientId, batchId, componentName, ...note }) => ({
      key: id,
      subjectId: String(id),
      name:
        batchId !== null
          ? `Batch ${batchId}`
          : componentName !== null
            ? `${COMPONENTS[componentName].title}, ${note.cause}`
            : districtName,
      clientId: illuminateClientId,
      lea,
      fields: { isShared: note.isShared },
      secrets: { text: note.updatedAt ?? note.createdAt },
    }))
  },
}
