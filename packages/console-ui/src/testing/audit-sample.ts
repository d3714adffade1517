import type { AuditEntry } from '@edconsole/console-core'

const entry = (sequence: number, own: Partial<AuditEntry>): AuditEntry => ({
  id: sequence,
  at: `2026-09-14T1${sequence}:04:00.000Z`,
  actorId: 101,
  actorName: 'Ana Reyes',
  action: 'update',
  operation: 'users.update',
  subjectKind: 'user',
  subjectId: '104',
  subject: 'user:104',
  subjectName: 'Kofi Mensah',
  clientId: 90412,
  clientName: 'Larkspur Valley Unified',
  lea: '4107320',
  changes: [],
  sequence,
  hash: String(sequence).repeat(64),
  previousHash: String(sequence - 1).repeat(64),
  ...own,
})

/** Entries of the audit log as a server answers them, newest first. */
export const AUDIT_SAMPLE: readonly AuditEntry[] = [
  entry(5, {
    subjectKind: 'connection',
    subject: 'connection:412',
    subjectId: '412',
    subjectName: 'Aeries',
    operation: 'apiProvider.update',
    changes: [
      { field: 'sisApiKey', kind: 'secret', from: 'saved', to: 'saved', isErased: false },
      {
        field: 'sisApiUrl',
        kind: 'plain',
        from: 'https://aeries.example.org',
        to: 'https://larkspur.aeries.example.org/a/rather/long/path/to/the/interface',
        isErased: false,
      },
    ],
  }),
  entry(4, {
    subjectKind: 'authentication',
    subject: 'authentication:3',
    subjectId: '3',
    subjectName: 'Local',
    operation: 'authentications.update',
    lea: null,
    changes: [
      {
        field: 'settings.passwordComplexity.staff.minLength',
        kind: 'plain',
        from: '15',
        to: '18',
        isErased: false,
      },
    ],
  }),
  entry(3, {
    subjectKind: 'account',
    subject: 'account:77104',
    subjectId: '77104',
    subjectName: null,
    operation: 'accounts.update',
    changes: [
      { field: 'emailAddress', kind: 'personal', from: null, to: null, isErased: true },
      { field: 'isEnabled', kind: 'plain', from: 'true', to: 'false', isErased: false },
    ],
  }),
  entry(2, {
    changes: [
      {
        field: 'roles',
        kind: 'plain',
        from: ['ROLE_IMPORT_LOG_VIEW'],
        to: ['ROLE_EXPORT_LOG_VIEW', 'ROLE_IMPORT_LOG_VIEW'],
        isErased: false,
      },
    ],
  }),
  entry(1, {
    action: 'create',
    subjectKind: 'role',
    subject: 'role:40',
    subjectId: '40',
    subjectName: 'Registrar',
    operation: 'roles.create',
    clientId: null,
    clientName: null,
    lea: null,
    changes: [{ field: 'name', kind: 'plain', from: null, to: 'ROLE_REGISTRAR', isErased: false }],
  }),
]

/** The answer of a server that has these entries. */
export const AUDIT_ANSWER = {
  data: AUDIT_SAMPLE,
  errors: [],
  extensions: { limit: 20, offset: 0, totalCount: AUDIT_SAMPLE.length },
}
