import { type AuditValue, isRecord } from '@edconsole/console-core/contract'
import type { Db } from '../db/schema.ts'

/** A record at one moment, as far as changes of it are recorded. */
export type AuditSnapshot = {
  /** The key that it was read by. */
  readonly key: number
  readonly subjectId: string
  readonly name: string
  /** Null for records of the provider. */
  readonly clientId: number | null
  readonly lea: string | null
  readonly fields: Readonly<Record<string, unknown>>
  /** When each secret was saved, by its name. The secrets themselves are never read. */
  readonly secrets?: Readonly<Record<string, string>>
}

/** How changes of one kind of record are recorded. */
export type AuditSubject = {
  /** Reads records by their numbers, which for a connection is its district's and for staff that of the row. */
  readonly read: (db: Db, keys: readonly number[]) => Promise<AuditSnapshot[]>
  /** True for fields whose values can be erased. */
  readonly isPersonal: (field: string) => boolean
  /** Records named after people: the name can be erased too. */
  readonly hasPersonalName?: true
}

/** A difference, before personal values are replaced by digests. */
export type Difference = {
  readonly field: string
  readonly kind: 'plain' | 'personal' | 'secret'
  readonly from: AuditValue
  readonly to: AuditValue
}

/** The placeholder of a secret that was saved. */
export const SAVED = 'saved'

/**
 * Returns what differs between two states of a record; null is a record that doesn't exist.
 * @param isPersonal tells by the outermost name of a field
 */
export const differencesOf = (
  before: AuditSnapshot | null,
  after: AuditSnapshot | null,
  isPersonal: (field: string) => boolean,
): Difference[] => [...openDifferences(before, after, isPersonal), ...secretDifferences(before, after)]

const openDifferences = (
  before: AuditSnapshot | null,
  after: AuditSnapshot | null,
  isPersonal: (field: string) => boolean,
): Difference[] => {
  const [from, to] = [leavesOf(before?.fields ?? {}), leavesOf(after?.fields ?? {})]
  return [...new Set([...from.keys(), ...to.keys()])]
    .map((field) => ({
      field,
      kind: isPersonal(field.split('.')[0] ?? field) ? ('personal' as const) : ('plain' as const),
      from: from.get(field) ?? null,
      to: to.get(field) ?? null,
    }))
    .filter((one) => !isSame(one.from, one.to))
}

const secretDifferences = (before: AuditSnapshot | null, after: AuditSnapshot | null): Difference[] => {
  const [from, to] = [before?.secrets ?? {}, after?.secrets ?? {}]
  return [...new Set([...Object.keys(from), ...Object.keys(to)])]
    .filter((name) => from[name] !== to[name])
    .map((field) => ({
      field,
      kind: 'secret',
      from: from[field] === undefined ? null : SAVED,
      to: to[field] === undefined ? null : SAVED,
    }))
}

/** Fields of fields, each under its path. */
const leavesOf = (fields: Readonly<Record<string, unknown>>, path = ''): Map<string, AuditValue> =>
  new Map(
    Object.entries(fields).flatMap(([name, value]): [string, AuditValue][] =>
      isRecord(value) ? [...leavesOf(value, `${path}${name}.`)] : [[`${path}${name}`, recordedValue(value)]],
    ),
  )

/** An empty text and an empty list are no value, like null. */
const recordedValue = (value: unknown): AuditValue => {
  if (value === null || value === undefined || value === '') return null
  if (!Array.isArray(value)) return textOf(value)
  return value.length === 0 ? null : value.map(textOf)
}

const textOf = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value))

const isSame = (one: AuditValue, other: AuditValue): boolean => JSON.stringify(one) === JSON.stringify(other)
