import type { AuditChange, AuditEntry, AuditValue } from '@edconsole/console-core'
import type { partMessages } from '../../parts/messages.ts'
import { readableName } from '../../patterns/resource-table/columns-of-response.ts'
import { roleTitle } from '../people/person-texts.ts'
import type { AuditMessages } from './messages.ts'

type Texts = { readonly m: AuditMessages; readonly yesNo: typeof partMessages.yesNo }

/** One change as people read it; null stands for no value. */
export type AuditChangeTexts = {
  readonly field: string
  readonly from: string | null
  readonly to: string | null
}

/** Field and values in words. Of a secret only that there was one, and that there is another one. */
export const auditChangeTexts = (change: AuditChange, texts: Texts): AuditChangeTexts => {
  const { field, kind, isErased } = change
  const { values } = texts.m
  // A server that leaves out a side means no value.
  const [from, to] = [change.from ?? null, change.to ?? null]
  const label = auditFieldName(field, texts.m)
  if (isErased) return { field: label, from: values.erased, to: values.erased }
  if (kind === 'secret')
    return {
      field: label,
      from: from === null ? null : values.saved,
      to: to === null ? null : from === null ? values.saved : values.replaced,
    }
  return { field: label, from: valueText(from, texts), to: valueText(to, texts) }
}

/** What came to a list of values and what went: its other values say nothing. Null for what is no list. */
export const auditListChange = ({ from, to, isErased }: AuditChange, m: AuditMessages): string | null => {
  if (isErased || !Array.isArray(from) || !Array.isArray(to)) return null
  const added = to.filter((one) => !from.includes(one)).map(wordOf)
  const removed = from.filter((one) => !to.includes(one)).map(wordOf)
  const parts = [added.length > 0 && m.added(added), removed.length > 0 && m.removed(removed)]
  return parts.filter(Boolean).join('; ') || null
}

/** `Email address: a@example.org → b@example.org`. */
export const auditChangeText = ({ field, from, to }: AuditChangeTexts): string =>
  `${field}: ${from ?? '–'} → ${to ?? '–'}`

/** What is around a setting goes without saying: of `settings.passwordComplexity.staff.minLength` the last two parts stay. */
export const auditFieldName = (field: string, { fields }: Pick<AuditMessages, 'fields'>): string =>
  fields[field] ??
  field
    .split('.')
    .slice(-2)
    .filter((part) => part !== 'settings')
    .map((part) => fields[part] ?? readableName(part))
    .join(': ')

/** What was done. An import isn't created but started. */
export const actionText = (
  { action, subjectKind }: AuditEntry,
  { actions, started }: AuditMessages,
): string =>
  action === 'create' && (subjectKind === 'import' || subjectKind === 'rollover')
    ? started
    : (actions[action] ?? action)

/** Who did it: no one, a person whose name was erased, or a person by name. */
export const actorText = ({ actorId, actorName }: AuditEntry, { values }: AuditMessages): string =>
  actorName ?? (actorId === null ? values.system : values.erased)

/** What the record was called then. */
export const subjectText = ({ subjectName }: AuditEntry, { values }: AuditMessages): string =>
  subjectName ?? values.erased

const valueText = (value: AuditValue, { yesNo }: Texts): string | null => {
  if (value === null) return null
  if (Array.isArray(value)) return value.map(wordOf).join(', ')
  return value === 'true' || value === 'false' ? yesNo[value] : wordOf(value)
}

const wordOf = (value: string): string => (value.startsWith('ROLE_') ? roleTitle(value) : value)
