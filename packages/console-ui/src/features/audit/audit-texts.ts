import type { AuditEntry } from '@edconsole/console-core'
import type { AuditMessages } from './messages.ts'

/** Recorded in the form of a change, though it says only what was done with a record, and with what. */
export const isDone = (field: string, { done }: AuditMessages): boolean => Object.hasOwn(done, field)

/** What was done. An import isn't created but started, and a test of a sign-in changes nothing. */
export const actionText = (
  { action, subjectKind, changes }: AuditEntry,
  { actions, started, done }: AuditMessages,
): string => {
  if (action === 'create' && (subjectKind === 'import' || subjectKind === 'rollover')) return started
  return done[changes[0]?.field ?? ''] ?? actions[action] ?? action
}

/** Who did it: no one, the operator, a person whose name was erased, or a person by name. */
export const actorText = (
  { actorId, actorName, operation }: AuditEntry,
  { values }: AuditMessages,
): string => {
  if (actorName !== null) return actorName
  if (actorId !== null) return values.erased
  return operation.includes('.') ? values.system : values.operator
}

/** The record with its kind, where a name alone would not tell what it is: `Webhook: Ops`. */
export const subjectWithKind = (entry: AuditEntry, m: AuditMessages): string =>
  `${m.kinds[entry.subjectKind] ?? entry.subjectKind}: ${subjectText(entry, m)}`

/** What the record was called then. */
export const subjectText = ({ subjectName }: AuditEntry, { values }: AuditMessages): string =>
  subjectName ?? values.erased
