import { type Db, json } from '@edconsole/console-server/internal'
import { sql } from 'kysely'
import { NAMES } from '../imports/names.ts'
import type { ScaleRun } from './plan-scale-log.ts'
import { SCALE_FINDINGS } from './scale-findings.ts'
import { loadsOf } from './share.ts'

const LOAD = 20_000
const RUNS_LOAD = 2000

/** Batches, results and lines, whose counts agree with one another as an import's do. */
export const insertScaleLog = async (
  db: Db,
  runs: readonly ScaleRun[],
  { schoolYear, now }: { schoolYear: number; now: Date },
  onRows: (rows: number) => void,
): Promise<void> => {
  for (let from = 0; from < runs.length; from += RUNS_LOAD) {
    const load = runs.slice(from, from + RUNS_LOAD)
    await insertBatches(db, load, schoolYear, now)
    await insertResults(db, load, now)
    onRows(load.length * 4)
  }
  for (const load of loadsOf(runs, LOAD)) {
    const { numAffectedRows = 0n } = await insertLines(db, load, now)
    onRows(Number(numAffectedRows))
  }
  for (const [table, column] of [
    ['import_batches', 'batch_id'],
    ['import_results', 'etl_status_id'],
  ] as const)
    await sql`select setval(pg_get_serial_sequence(${table}, ${column}),
      (select coalesce(max(${sql.id(column)}), 0) + 1 from ${sql.id(table)}), false)`.execute(db)
}

/** The runs as a table `run`, with when they began. Every fifth line is a warning, the others are rejected rows. */
const asRuns = (runs: readonly ScaleRun[], now: Date) => sql`(
  select *, ${now}::timestamptz - make_interval(days => age, hours => 6) as started_at,
    ("to" + 1 - "from") as lines, ("to" + 1 - "from") / 5 as warned, ("to" + 1 - "from") - ("to" + 1 - "from") / 5 as rejected
  from jsonb_to_recordset(${json(runs)}::jsonb) as planned(lea text, sites integer, students integer, provider text,
    "batchId" bigint, "etlStatusId" bigint, age integer, "from" integer, "to" integer))`

const insertBatches = (db: Db, runs: readonly ScaleRun[], schoolYear: number, now: Date) =>
  sql`
  insert into import_batches (batch_id, lea, school_year, sis_provider_name, source, trigger_type, status, started_at,
    ended_at, duration_ms, components_total, components_done, records_read, records_unchanged, records_rejected,
    records_warned, warning_count, error_count)
  select "batchId", lea, ${schoolYear}::integer, provider, 'sftp', 'scheduled',
    case when rejected > 0 then 'completedWithErrors' else 'completed' end, started_at,
    started_at + make_interval(secs => 95), 95000, 3, 3, read, read - rejected, rejected, warned, warned, rejected
  from (select *, sites + students / 16 + students as read from ${asRuns(runs, now)} as run) as counted`.execute(
    db,
  )

const insertResults = (db: Db, runs: readonly ScaleRun[], now: Date) =>
  sql`
  insert into import_results (etl_status_id, batch_id, lea, component_name, sequence, stage, status, file_name,
    started_at, ended_at, duration_ms, records_read, records_unchanged, records_rejected, records_warned,
    warning_count, error_count)
  select "etlStatusId" + part.place - 1, "batchId", lea, part.component, part.place, 'load',
    case when part.place = 3 and rejected > 0 then 'completedWithErrors' else 'completed' end, part.component || '.csv',
    started_at + make_interval(secs => 30 * part.place - 30), started_at + make_interval(secs => 30 * part.place),
    30000 + ("batchId" * 37 % 9000)::integer, part.read,
    case when part.place = 3 then part.read - rejected else part.read end,
    case when part.place = 3 then rejected else 0 end, case when part.place = 3 then warned else 0 end,
    case when part.place = 3 then warned else 0 end, case when part.place = 3 then rejected else 0 end
  from ${asRuns(runs, now)} as run
  cross join lateral (values (1, 'sites', sites), (2, 'staff', students / 16), (3, 'students', students))
    as part(place, component, read)`.execute(db)

const insertLines = (db: Db, runs: readonly ScaleRun[], now: Date) =>
  sql`
  insert into import_details (lea, batch_id, etl_status_id, component_name, severity, stage, row_number, source_id,
    record_label, site_code, column_name, source_column, rejected_value, error_code, cause, params,
    owner, row_data, logged_at)
  select lea, "batchId", "etlStatusId" + 2, 'students', severity, stage, n, (100000 + n)::text,
    (${[...NAMES.last]}::text[])[1 + n % ${sql.lit(NAMES.last.length)}] || ', '
      || (${[...NAMES.first]}::text[])[1 + n % ${sql.lit(NAMES.first.length)}],
    lpad((1 + n % sites)::text, 3, '0'), "columnName", "sourceColumn", value, code, cause, params,
    owner, json_build_object('Student ID', (100000 + n)::text, "sourceColumn", value),
    started_at + make_interval(secs => 60 + n % 30)
  from ${asRuns(runs, now)} as run
  cross join lateral generate_series("from", "to") as n
  join lateral (
    select * from jsonb_to_record(${json(SCALE_FINDINGS)}::jsonb -> ((n - 1) % ${sql.lit(SCALE_FINDINGS.length)})) as
      finding(severity text, stage text, "columnName" text, "sourceColumn" text, value text, code text, cause text,
        params jsonb, owner text)) as finding on true`.execute(db)
