import {
  AUDIT_SUBJECT_ACCESS,
  type AuditEntry,
  type AuditSubjectKind,
  DISTRICT_AUDIT_KINDS,
} from '@edconsole/console-core'
import type { FilterOption, FilterSpec, QuickViews } from '../../patterns/resource-table/index.ts'
import { actorText, subjectWithKind } from './audit-texts.ts'
import type { AuditMessages } from './messages.ts'

const DAYS = [1, 7, 30, 90]

type Context = {
  kinds: readonly AuditSubjectKind[]
  /** Whose names and records are offered. */
  rows: readonly AuditEntry[]
  m: AuditMessages
}

/** Kinds of records that a list of changes may be about. */
export const auditKinds = (ofAll: boolean): readonly AuditSubjectKind[] =>
  ofAll ? (Object.keys(AUDIT_SUBJECT_ACCESS) as AuditSubjectKind[]) : DISTRICT_AUDIT_KINDS

/** What the log can be narrowed by. People and records are those on the page; others come by link. */
export const auditFilters = ({ kinds, rows, m }: Context): FilterSpec[] => [
  {
    kind: 'since',
    field: 'at',
    label: m.filters.at,
    options: DAYS.map((days) => ({ days, label: m.filters.lastDays(days) })),
  },
  {
    kind: 'choice',
    field: 'actorId',
    label: m.filters.actorId,
    open: true,
    options: distinct(
      rows.flatMap((entry) =>
        entry.actorId === null ? [] : [{ value: String(entry.actorId), label: actorText(entry, m) }],
      ),
    ),
  },
  {
    kind: 'choice',
    field: 'subjectKind',
    label: m.filters.subjectKind,
    options: kinds.map((value) => ({ value, label: m.kinds[value] })),
    whole: true,
  },
  {
    kind: 'choice',
    field: 'subject',
    label: m.filters.subject,
    open: true,
    options: distinct(
      rows.map((entry) => ({
        value: entry.subject,
        label: subjectWithKind(entry, m),
      })),
    ),
  },
  {
    kind: 'choice',
    field: 'action',
    label: m.filters.action,
    options: Object.entries(m.actions).map(([value, label]) => ({ value, label })),
    whole: true,
  },
]

/** What people look for most often. */
export const auditViews = ({ views: m }: AuditMessages, ofAll: boolean): QuickViews => ({
  label: m.label,
  views: [
    { label: m.all },
    { label: m.people, chosen: { subjectKind: ['user', 'account', 'staff', 'personalData'] } },
    ...(ofAll ? [{ label: m.roles, chosen: { subjectKind: ['role'] } }] : []),
    { label: m.signIn, chosen: { subjectKind: ['authentication'] } },
    { label: m.connections, chosen: { subjectKind: ['connection', 'inbox', 'export'] } },
  ],
})

const distinct = (options: readonly FilterOption[]): FilterOption[] => [
  ...new Map(options.map((option) => [option.value, option])).values(),
]
