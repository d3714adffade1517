import type { ReactElement } from 'react'
import { AuditPage } from '../../features/audit/audit-page.tsx'
import { UsersAndRolesTabs } from '../../features/roles/users-and-roles-tabs.tsx'

/** Audit Log of the provider and all clients, beside users and roles. Beyond [S2.2]. */
export function AuditLogScreen(): ReactElement {
  return <AuditPage tableId="audit-log" ofAll tabs={<UsersAndRolesTabs current="audit-log" />} />
}
