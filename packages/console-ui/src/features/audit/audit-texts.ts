import type { AuditEntry } from '@edconsole/console-core'
import type { AuditMessages } from './messages.ts'

/** Recorded in the form of a change, though it says only with what a sign-in was tested. */
export const SIGN_IN_TEST = 'signInTest'

/** What was done. An import isn't created but started, and a test of a sign-in changes nothing. */
export const actionText = (
  { action, subjectKind, changes }: AuditEntry,
  { actions, started, tested }: AuditMessages,
): string => {
  if (action === 'create' && (subjectKind === 'import' || subjectKind === 'rollover')) return started
  return changes[0]?.field === SIGN_IN_TEST ? tested : (actions[action] ?? action)
}

/** Who did it: no one, a person whose name was erased, or a person by name. */
export const actorText = ({ actorId, actorName }: AuditEntry, { values }: AuditMessages): string =>
  actorName ?? (actorId === null ? values.system : values.erased)

/** The record with its kind, where a name alone would not tell what it is: `Webhook: Ops`. */
export const subjectWithKind = (entry: AuditEntry, m: AuditMessages): string =>
  `${m.kinds[entry.subjectKind] ?? entry.subjectKind}: ${subjectText(entry, m)}`

/** What the record was called then. */
export const subjectText = ({ subjectName }: AuditEntry, { values }: AuditMessages): string =>
  subjectName ?? values.erased
