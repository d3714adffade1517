import {
  AUDIT_SUBJECT_ACCESS,
  AUDIT_SUBJECT_KINDS,
  type AuditChange,
  type AuditEntry,
  type AuditSubjectKind,
  type AuditValue,
  DISTRICT_AUDIT_KINDS,
  resources,
  satisfies,
} from '@edconsole/console-core/contract'
import { type SqlBool, sql } from 'kysely'
import { PROVIDER_CHAIN } from '../audit/record-changes.ts'
import { columnField, customField, maybeEmpty } from '../db/list-field.ts'
import { listPlan, runList } from '../db/list-query.ts'
import { parseListQuery } from '../db/parse-list-query.ts'
import type { StoredAuditChange } from '../db/schema/audit.ts'
import type { Db } from '../db/schema.ts'
import type { Call, Handlers } from '../http/handler.ts'
import { requireCaller } from '../http/require-caller.ts'
import { visibleUsers } from './users/user-rows.ts'

const subject = sql`(audit_entries.subject_kind || ':' || audit_entries.subject_id)`

/** An account's own changes, and those of the user who signs in with it. */
const isAbout = (subjects: readonly string[]) => sql<boolean>`(${subject} = any(${[...subjects]}::text[])
  or (audit_entries.subject_kind = 'user' and audit_entries.subject_id in (
    select accounts.user_id::text from accounts where 'account:' || accounts.id = any(${[...subjects]}::text[]))))`

const parts = {
  fields: {
    id: columnField('integer', 'auditEntries.id'),
    at: columnField('instant', 'auditEntries.at'),
    action: columnField('code', 'auditEntries.action'),
    subjectKind: columnField('code', 'auditEntries.subjectKind'),
    subject: customField(isAbout),
    actorId: maybeEmpty(columnField('integer', 'auditEntries.actorId')),
  },
  searched: [
    sql.ref('actor.value'),
    sql.ref('named.value'),
    sql.ref('auditEntries.subjectName'),
    sql.ref('auditEntries.subjectId'),
  ].map((column) => sql`${column}::text`),
}

export const auditPlan = listPlan(resources.auditLog.list, parts)
const districtPlan = listPlan(resources.auditLog.ofDistrict, parts)

export const auditLogHandlers = {
  'auditLog.list': async (call) => {
    const rows = auditRows(call, AUDIT_SUBJECT_KINDS)
    return withValues(call.db, await runList(rows, auditPlan, parseListQuery(auditPlan, call.query)))
  },
  'auditLog.ofDistrict': async (call) => {
    const rows = auditRows(call, DISTRICT_AUDIT_KINDS).where(isOfDistrict(call))
    return withValues(call.db, await runList(rows, districtPlan, parseListQuery(districtPlan, call.query)))
  },
} satisfies Partial<Handlers>

/** Entries about kinds of records that the caller may read. */
const auditRows = (call: Call<unknown>, kinds: readonly AuditSubjectKind[]) => {
  const { reachableRoles } = requireCaller(call)
  const readable = kinds.filter((kind) =>
    AUDIT_SUBJECT_ACCESS[kind].some((rule) => satisfies(rule, reachableRoles, call.employeeAccess)),
  )
  return (
    call.db
      .selectFrom('auditEntries')
      .leftJoin('clients', 'clients.id', 'auditEntries.chainId')
      .leftJoin('auditValues as actor', (join) =>
        join
          .onRef('actor.chainId', '=', 'auditEntries.chainId')
          .onRef('actor.sequence', '=', 'auditEntries.sequence')
          .on('actor.name', '=', 'actor'),
      )
      .leftJoin('auditValues as named', (join) =>
        join
          .onRef('named.chainId', '=', 'auditEntries.chainId')
          .onRef('named.sequence', '=', 'auditEntries.sequence')
          .on('named.name', '=', 'subject'),
      )
      .select(['auditEntries.id', 'auditEntries.at', 'auditEntries.actorId', 'auditEntries.action'])
      .select(['auditEntries.operation', 'auditEntries.subjectKind', 'auditEntries.subjectId'])
      .select(['auditEntries.lea', 'auditEntries.sequence', 'auditEntries.hash', 'auditEntries.previousHash'])
      .select(['auditEntries.chainId', 'auditEntries.changes', 'clients.clientName'])
      .select([
        sql<string | null>`actor.value #>> '{}'`.as('actorName'),
        sql<string | null>`coalesce(audit_entries.subject_name, named.value #>> '{}')`.as('subjectName'),
        sql<string>`${subject}`.as('subject'),
        sql<number | null>`nullif(audit_entries.chain_id, ${PROVIDER_CHAIN}::integer)`.as('clientId'),
      ])
      // As an array, which may be empty.
      .where(sql<SqlBool>`audit_entries.subject_kind = any(${readable}::text[])`)
  )
}

/**
 * The district's own entries, and those of its client that belong to no single district. Of users with several districts,
 * only those whom the caller may know of.
 */
const isOfDistrict = (call: Call<unknown>) => sql<SqlBool>`(audit_entries.lea = ${call.lea}
  or (audit_entries.lea is null
    and audit_entries.chain_id = (select illuminate_client_id from districts own where own.lea = ${call.lea})
    and (audit_entries.subject_kind <> 'user' or audit_entries.subject_id in (
      ${visibleUsers(call.db, requireCaller(call)).select(sql<string>`users.id::text`.as('id'))}))))`

type StoredEntry = Omit<AuditEntry, 'changes'> & { chainId: number; changes: StoredAuditChange[] }

/** Puts personal values in the place of their digests, as far as they weren't erased. */
const withValues = async <Page extends { rows: StoredEntry[] }>(
  db: Db,
  page: Page,
): Promise<Omit<Page, 'rows'> & { rows: AuditEntry[] }> => {
  const { rows, ...rest } = page
  const values = await valuesOf(db, rows)
  return {
    ...rest,
    rows: rows.map(({ chainId, changes, ...entry }) => ({
      ...entry,
      changes: changes.map((change): AuditChange => {
        if (change.kind !== 'personal') return { ...change, isErased: false }
        const { field, kind } = change
        const value = (side: 'from' | 'to') => values.get(keyOf(chainId, entry.sequence, `${field}.${side}`))
        const isErased = (['from', 'to'] as const).some(
          (side) => change[side] !== null && value(side) === undefined,
        )
        return { field, kind, from: value('from') ?? null, to: value('to') ?? null, isErased }
      }),
    })),
  }
}

const valuesOf = async (db: Db, entries: readonly StoredEntry[]): Promise<Map<string, AuditValue>> => {
  if (entries.length === 0) return new Map()
  const keys = entries.map(({ chainId, sequence }) => ({ chainId, sequence }))
  const { rows } = await sql<{ chainId: number; sequence: number; name: string; value: AuditValue }>`
    select v.chain_id, v.sequence, v.name, v.value from audit_values v
    join jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as wanted ("chainId" integer, sequence integer)
      on v.chain_id = wanted."chainId" and v.sequence = wanted.sequence`.execute(db)
  return new Map(rows.map(({ chainId, sequence, name, value }) => [keyOf(chainId, sequence, name), value]))
}

const keyOf = (...parts: readonly (string | number)[]): string => parts.join('/')
