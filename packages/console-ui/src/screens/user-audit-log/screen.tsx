import type { ReactElement } from 'react'
import { AuditPage } from '../../features/audit/audit-page.tsx'

/** Audit Log of a district and its client, under User Management. Beyond [S2.2]. */
export function UserAuditLogScreen(_: { districtId: string }): ReactElement {
  return <AuditPage tableId="user-audit-log" ofAll={false} />
}
