import { decodersOf, itemsOf } from '../api/decoders.ts'
import type { AuditChange, AuditEntry } from '../entities/audit-entry.ts'
import { DISTRICT_AUDIT_ACCESS } from '../lists/audit-subjects.ts'
import { type ListSpec, list, resource } from './operation.ts'

const spec: ListSpec = {
  key: 'id',
  sortable: ['at'],
  filterable: ['at', 'action', 'subjectKind', 'subject', 'actorId'],
  mayBeEmpty: ['actorId'],
  searchable: ['actorName', 'subjectName', 'subjectId'],
  defaultSort: { at: 'desc' },
  facets: ['action', 'subjectKind'],
}

const fields = decodersOf<AuditEntry>(
  {
    text: ['at', 'action', 'operation', 'subjectKind', 'subjectId', 'subject', 'hash', 'previousHash'],
    textOrNull: ['actorName', 'subjectName', 'clientName', 'lea'],
    number: ['id', 'actorId', 'clientId', 'sequence'],
  },
  { changes: itemsOf(decodersOf<AuditChange>({ text: ['field', 'kind'], flag: ['isErased'] })) },
)

/** Who changed what: people, roles, policies, providers, connections and secrets. */
export const auditLogResource = resource(
  'auditLog',
  { records: 'changes' },
  {
    /** Of the provider and all clients. */
    list: list<AuditEntry>('/audit-log', spec, {
      extension: [{ all: ['ROLE_ILLUMINATE_EMPLOYEE'] }],
      fields,
    }),
    /** Of one district and its client, as far as the caller may read the records themselves. */
    ofDistrict: list<AuditEntry>('/district/audit-log', spec, {
      lea: true,
      extension: DISTRICT_AUDIT_ACCESS,
      fields,
    }),
  },
)
