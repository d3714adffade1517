import type { ComponentName } from '@edconsole/console-core/contract'
import type { Finding } from '@edconsole/console-core/import-rules'
import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'

/** A finding with its row. */
export type DetailLine = {
  finding: Finding
  rowNumber: number | null
  sourceId: string | null
  recordLabel: string | null
  siteCode: string | null
  rowData: Record<string, string> | null
  loggedAt: string
}

export type DetailScope = { lea: string; batchId: number; etlStatusId: number; componentName: ComponentName }

/** Inserts log lines in order, in a single statement. */
export const insertDetails = async (
  db: Db,
  lines: readonly (DetailLine & { scope: DetailScope })[],
): Promise<void> => {
  if (lines.length === 0) return
  const rows = lines.map(({ scope, finding, ...line }) => ({
    lea: scope.lea,
    batch_id: scope.batchId,
    etl_status_id: scope.etlStatusId,
    component_name: scope.componentName,
    severity: finding.severity,
    stage: finding.stage,
    row_number: line.rowNumber,
    source_id: line.sourceId,
    record_label: line.recordLabel,
    site_code: line.siteCode,
    column_name: finding.columnName,
    source_column: finding.sourceColumn,
    rejected_value: finding.value,
    error_code: finding.code,
    cause: finding.cause,
    params: finding.params,
    owner: finding.owner,
    fix_target: finding.fixTarget,
    row_data: line.rowData,
    logged_at: line.loggedAt,
  }))
  await sql`insert into import_details (lea, batch_id, etl_status_id, component_name, severity, stage, row_number,
      source_id, record_label, site_code, column_name, source_column, rejected_value, error_code, cause, params,
      owner, fix_target, row_data, logged_at)
    select x.* from json_to_recordset(${safeJson(rows)}::json) as x(lea text, batch_id bigint, etl_status_id bigint,
      component_name text, severity text, stage text, row_number integer, source_id text, record_label text,
      site_code text, column_name text, source_column text, rejected_value text, error_code text, cause text,
      params jsonb, owner text, fix_target jsonb, row_data json,
      logged_at timestamptz)`.execute(db)
}

/** Removes what PostgreSQL can't store but files may hold: null characters and lone surrogates. */
export const safeJson = (value: unknown): string => storableJson(JSON.stringify(value), value)

/** The same where the value's JSON is there already. */
export const storableJson = (text: string, value: unknown): string =>
  // JSON writes them as escapes, and hardly anything else.
  text.includes('\\u')
    ? JSON.stringify(value, (_, part: unknown) => (typeof part === 'string' ? storableText(part) : part))
    : text

export const storableText = (text: string): string => text.replace(UNSTORABLE, '\uFFFD')

const UNSTORABLE = /[\0\p{Surrogate}]/gu
