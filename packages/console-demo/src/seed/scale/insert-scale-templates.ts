import { COMPONENTS } from '@edconsole/console-core/contract'
import { DATABASE_COLUMNS } from '@edconsole/console-core/import-rules'
import { type Db, json } from '@edconsole/console-server/internal'
import { sql } from 'kysely'
import { SCALE_COMPONENTS, type ScaleComponent } from './school-parts.ts'

/** The columns that rows of a component fill, which are those that its file has. */
const FILLED: Readonly<Record<ScaleComponent, readonly string[]>> = {
  sites: ['schoolType'],
  staff: ['primarySiteCode', 'emailAddress', 'username'],
  students: ['stateStudentId', 'gender', 'enrollmentStatus', 'primaryLanguage'],
  gradingPeriods: ['sessionType', 'termCode'],
  courses: [],
  sections: ['sectionTitle', 'primaryStaffId', 'periods', 'maxStudents', 'startDate', 'endDate'],
  enrollment: ['entryCode'],
  roster: ['startDate', 'termCode', 'courseId'],
}

/** A file that districts of a database for trials of size send: its columns have our names. */
export const SCALE_FILES = SCALE_COMPONENTS.map((component) => ({
  component,
  fileName: `${component}.csv`,
  columns: DATABASE_COLUMNS[component].flatMap(({ columnName, isRequired }) =>
    isRequired || FILLED[component].includes(columnName) ? [columnName] : [],
  ),
}))

/** Gives every district a template for each file. None has a schedule, so that nothing starts by itself. */
export const insertScaleTemplates = async (db: Db, schoolYear: number, now: Date): Promise<void> => {
  const files = SCALE_FILES.map(({ component, fileName }) => ({
    component,
    file: fileName,
    title: COMPONENTS[component].title,
    sequence: COMPONENTS[component].loadOrder,
  }))
  const columns = SCALE_FILES.flatMap(({ component, columns }) =>
    columns.map((column) => ({ component, column })),
  )
  await sql`
    insert into import_templates (lea, name, component_name, source, file_pattern, date_format, mode, run_order,
      school_year, is_enabled, schedule_days, created_at, updated_at)
    select d.lea, f.title, f.component, 'sftp', f.file, 'YYYY-MM-DD', 'full', f.sequence, ${schoolYear}::integer, true,
      '[]'::jsonb, ${now}::timestamptz, ${now}::timestamptz
    from districts d cross join jsonb_to_recordset(${json(files)}::jsonb)
      as f(component text, file text, title text, sequence integer)
    order by d.id, f.sequence`.execute(db)
  await sql`
    insert into import_template_columns (lea, template_id, column_name, source_column)
    select t.lea, t.id, c."column", c."column" from import_templates t
      join jsonb_to_recordset(${json(columns)}::jsonb) as c(component text, "column" text) on c.component = t.component_name
    order by t.id`.execute(db)
}
