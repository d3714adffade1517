import type { AuditChange, AuditEntry, AuditSubjectKind, SisSystem } from '@edconsole/console-core'
import { recordFieldTitle } from '@edconsole/console-core/schemas'
import { readableName } from '../../patterns/resource-table/columns-of-response.ts'
import { sisConnectionMessages } from '../sis/messages.ts'
import { isDone } from './audit-texts.ts'
import type { AuditMessages } from './messages.ts'
import { briefList, type ValueContext, type ValueText, valueText, valueTexts } from './value-text.ts'

/** One change as people read it; null stands for no value. */
export type AuditChangeTexts = {
  readonly field: string
  readonly from: ValueText | null
  readonly to: ValueText | null
}

export type ChangeTextLength = keyof ValueText

/** What a change is of. */
export type ChangedRecord = Pick<AuditEntry, 'subjectKind' | 'subjectName'>

/** Puts changes into words. */
export type ChangeTexts = {
  /** Field and values in words. Of a secret only that there was one, and that there is another one. */
  of(record: ChangedRecord, change: AuditChange): AuditChangeTexts
  /**
   * What came to a list of values and what went: its other values say nothing; of what was done, with what. Null for what is told before
   * and after.
   */
  listOf(record: ChangedRecord, change: AuditChange): string | null
  /** `Email: a@example.org → b@example.org`. */
  line(record: ChangedRecord, change: AuditChange, length: ChangeTextLength): string
}

type Context = Omit<ValueContext, 'kind' | 'field' | 'isSetting' | 'titleOf'> & {
  readonly m: AuditMessages
  /** The systems that connections are named after. */
  readonly systems?: readonly SisSystem[] | undefined
}

/** Loaded with the first change that is shown: the labels of all forms weigh more than what shows the changes. */
export const changeTexts = ({ systems, ...context }: Context): ChangeTexts => {
  const { m } = context
  const valuesOf = ({ subjectKind: kind }: ChangedRecord, { field }: AuditChange): ValueContext => {
    const isSetting = field.startsWith('settings.')
    return {
      ...context,
      kind,
      field: field.split('.').at(-1) ?? field,
      isSetting,
      titleOf: (key) => keyName(kind, key, { m, isSetting }),
    }
  }
  const of: ChangeTexts['of'] = (record, change) => {
    const { isErased } = change
    const { values } = m
    // A server that leaves out a side means no value.
    const [from, to] = [change.from ?? null, change.to ?? null]
    const field =
      sisFieldName(record, change.field, systems) ?? auditFieldName(record.subjectKind, change.field, m)
    if (isErased) return { field, from: plain(values.erased), to: plain(values.erased) }
    if (change.kind === 'secret')
      return {
        field,
        from: from === null ? null : plain(values.saved),
        to: to === null ? null : plain(from === null ? values.saved : values.replaced),
      }
    const own = valuesOf(record, change)
    return { field, from: valueText(from, own), to: valueText(to, own) }
  }
  return {
    of,
    line: (record, change, length) => {
      const { field, from, to } = of(record, change)
      if (isDone(change.field, m)) return `${field}: ${to?.[length] ?? '–'}`
      return `${field}: ${from?.[length] ?? '–'} → ${to?.[length] ?? '–'}`
    },
    listOf: (record, change) => {
      const { field, from, to, isErased } = change
      if (isDone(field, m)) return of(record, change).to?.short ?? null
      if (isErased || !Array.isArray(from) || !Array.isArray(to)) return null
      const wordsOf = (list: readonly string[], others: readonly string[]) => {
        const changed = list.filter((one) => !others.includes(one))
        return briefList(valueTexts(changed, valuesOf(record, change)), m)
      }
      const [added, removed] = [wordsOf(to, from), wordsOf(from, to)]
      const parts = [added.length > 0 && m.added(added), removed.length > 0 && m.removed(removed)]
      return parts.filter(Boolean).join('; ') || null
    },
  }
}

/**
 * The label that the field has in a form. What is around a setting goes without saying: of
 * `settings.passwordComplexity.staff.minLength` the last two parts stay.
 */
export const auditFieldName = (
  kind: AuditSubjectKind,
  field: string,
  m: Pick<AuditMessages, 'fields'>,
): string => {
  const isSetting = field.startsWith('settings.')
  return (
    m.fields[field] ??
    field
      .split('.')
      .slice(-2)
      .filter((part) => part !== 'settings')
      .map((part) => keyName(kind, part, { m, isSetting }))
      .join(': ')
  )
}

/** The label in the form of the system that a connection is to, where that system has a name of its own for the field. */
const sisFieldName = (
  { subjectKind, subjectName }: ChangedRecord,
  field: string,
  systems: readonly SisSystem[] = [],
): string | undefined => {
  if (subjectKind !== 'connection') return undefined
  const system = systems.find(({ provider }) => provider.name === subjectName)
  const labels: Readonly<Partial<Record<string, Readonly<Record<string, string>>>>> =
    sisConnectionMessages.ownLabels
  return system && labels[system.kind]?.[field]
}

type Named = { readonly m: Pick<AuditMessages, 'fields'>; readonly isSetting: boolean }

const keyName = (kind: AuditSubjectKind, key: string, { m, isSetting }: Named): string =>
  m.fields[key] ?? recordFieldTitle(kind, key, isSetting) ?? readableName(key)

const plain = (text: string): ValueText => ({ short: text, full: text })
