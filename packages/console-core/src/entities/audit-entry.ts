/** What an administrative change is about. */
export type AuditSubjectKind =
  | 'user'
  | 'account'
  | 'staff'
  | 'role'
  | 'authentication'
  | 'connection'
  | 'inbox'
  | 'export'
  | 'client'
  | 'instance'
  | 'district'
  | 'personalData'
  | 'note'
  | 'webhook'
  | 'rollover'
  | 'import'
  | 'cause'

export type AuditAction = 'create' | 'update' | 'delete'

/** A value as it is recorded: text, a list of texts, or nothing. */
export type AuditValue = string | string[] | null

/** One field before and after. */
export type AuditChange = {
  /** Parts of a setting are separated by dots: `settings.passwordComplexity.staff.minLength`. */
  field: string
  /** `secret`: only whether one was saved is known. `personal`: the values can be erased, the change stays. */
  kind: 'plain' | 'personal' | 'secret'
  from: AuditValue
  to: AuditValue
  /** The personal values were erased. */
  isErased: boolean
}

/** One administrative change of one record: `GET /audit-log`, `GET /district/audit-log`. Entries are added, never changed. */
export type AuditEntry = {
  id: number
  at: string
  /** The user who did it. */
  actorId: number | null
  /** Null once erased. */
  actorName: string | null
  action: AuditAction
  /** The call that did it, such as `users.update`, or a command of the operator, such as `person-erase`, without a dot. */
  operation: string
  subjectKind: AuditSubjectKind
  subjectId: string
  /** Kind and id, such as `role:12`. */
  subject: string
  /** What the record was called then; null once erased. */
  subjectName: string | null
  /** Null for changes of the provider itself, which have a chain of their own. */
  clientId: number | null
  clientName: string | null
  /** The district's code, if the record belongs to a single one. */
  lea: string | null
  changes: AuditChange[]
  /** Position in the client's chain, from 1. */
  sequence: number
  /** SHA-256 of the entry, the hash before included. */
  hash: string
  previousHash: string
}
