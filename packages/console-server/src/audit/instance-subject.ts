import { sql } from 'kysely'
import type { AuditSubject } from './audit-changes.ts'

export const instanceSubject: AuditSubject = {
  isPersonal: () => false,
  read: async (db, keys) => {
    const rows = await db
      .selectFrom('instances')
      .select(['id', 'clientId', 'name', 'url', 'environment', 'region', 'status', 'statusReason'])
      .select(
        sql<string[]>`(select coalesce(jsonb_agg(p.name order by p.name), '[]')
          from instance_products own join products p on p.id = own.product_id
          where own.instance_id = instances.id)`.as('products'),
      )
      .where('id', 'in', keys)
      .execute()
    return rows.map(({ id, clientId, ...fields }) => ({
      key: id,
      subjectId: String(id),
      name: fields.name,
      clientId,
      lea: null,
      fields,
    }))
  },
}
