import type { AuditSubject } from './audit-changes.ts'

/** Where alerts are posted to. */
export const webhookSubject: AuditSubject = {
  isPersonal: () => false,
  read: async (db, keys) => {
    const rows = await db
      .selectFrom('webhooks')
      .leftJoin('districts', 'districts.id', 'webhooks.districtId')
      .select(['webhooks.id', 'webhooks.clientId', 'districts.lea', 'name', 'webhooks.address', 'isEnabled'])
      .select(['events', 'rejectedPercent', 'components', 'secretSavedAt'])
      .where('webhooks.id', 'in', keys)
      .execute()
    return rows.map(({ id, clientId, lea, secretSavedAt, ...fields }) => ({
      key: id,
      subjectId: String(id),
      name: fields.name,
      clientId,
      lea,
      fields,
      secrets: { secret: secretSavedAt },
    }))
  },
}
