import type { ComponentName, FailureOrigin, RowCounts } from '@edconsole/console-core/contract'
import {
  createFinding,
  expectedRows,
  FINDING_CODES,
  IMPORT_LIMITS,
  refusableRows,
  refusedClause,
  type TemplateLimits,
} from '@edconsole/console-core/import-rules'
import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'
import { aboutSource, type Conclusion } from './conclusion.ts'
import { ofExcluded } from './excluded-sites.ts'
import { lastAccepted } from './holds/last-accepted.ts'
import type { ReadComponent } from './read-component.ts'
import type { OpenSource } from './source/opened-source.ts'

type ComponentBatch = {
  db: Db
  lea: string
  componentName: ComponentName
  schoolYear: number
  batchId: number
}

type Stop = Pick<Conclusion, 'message' | 'lines'> & { message: string; failureOrigin: FailureOrigin }

/** What is said of a source with too few rows. */
export type JudgedSource = Pick<OpenSource, 'name' | 'origin'> &
  Partial<Pick<OpenSource, 'isShared' | 'rowsExpected'>>

type Context = {
  db: Db
  lea: string
  batchId: number
  schoolYear: number
  componentName: ComponentName
  mode: 'full' | 'delta' | 'addOnly'
  source: JudgedSource
  template: TemplateLimits
}

type ReadRows = Pick<ReadComponent, 'leftOut' | 'excluded'> & { counts: Pick<RowCounts, 'recordsRead'> }

/** Returns why a component must not be loaded; null if it may. */
export const reasonToStop = async (context: Context, read: ReadComponent): Promise<Stop | null> => {
  const { counts } = read
  if (read.fatal) return { message: read.fatal, failureOrigin: 'template', lines: [] }
  if (read.broken) {
    const { broken: finding } = read
    return {
      message: finding.message,
      failureOrigin: FINDING_CODES[finding.code].origin,
      lines: [aboutSource(finding)],
    }
  }
  if (counts.recordsRejected > refusableRows(context.template, rowsJudged(read)))
    return { ...tooManyRefused(read, context), lines: [] }
  return context.mode === 'full' ? cutOff(context, read) : null
}

/** Returns the number of rows read, without those of excluded sites. */
export const rowsTaken = ({ counts, leftOut }: Omit<ReadRows, 'excluded'>): number =>
  [...leftOut.values()].reduce((rest, count) => rest - count, counts.recordsRead)

/** Returns the number of rows that count for the limit of rejections. */
export const rowsJudged = (read: Pick<ReadComponent, 'counts' | 'leftOut' | 'repeated'>): number =>
  rowsTaken(read) - read.repeated.rows

/** Says that too many rows were rejected. */
export const tooManyRefused = (
  read: Pick<ReadComponent, 'counts' | 'tally' | 'leftOut' | 'repeated'>,
  { source, template }: Pick<Context, 'source' | 'template'>,
): Pick<Stop, 'message' | 'failureOrigin'> => {
  const { counts, tally } = read
  return {
    message: `${refusedClause(template, { rejected: counts.recordsRejected, rows: rowsJudged(read), isTrial: false })}, so nothing was loaded: ${tally.sentence()}.`,
    failureOrigin: tally.origin() ?? source.origin,
  }
}

/** E005: a full source with far fewer rows than before. Other modes remove nothing, so a short source is harmless. */
export const cutOff = async (context: Context, read: ReadRows): Promise<Stop | null> => {
  const { name, origin, isShared = false, rowsExpected = 0 } = context.source
  const before = await rowsBefore(context, read)
  const taken = rowsTaken(read)
  const tooFew = taken < expectedRows(context.template, before)
  const empty = read.counts.recordsRead === 0
  if (!empty && !tooFew) return null
  const source = origin === 'sis' ? { path: name } : { pattern: name }
  const none = isShared && rowsExpected > 0 ? { ...source, component: context.componentName } : source
  const { shrinkThresholdPercent } = context.template
  const percent = shrinkThresholdPercent === IMPORT_LIMITS.shrinkPercent ? undefined : shrinkThresholdPercent
  const rows =
    origin === 'sis'
      ? { rows: taken, sisBefore: before, ...(percent && { sisPercent: percent }) }
      : { rows: taken, before, ...(percent && { percent }) }
  const finding = createFinding('E005', { params: empty ? none : { ...source, ...rows } })
  return { message: finding.message, failureOrigin: origin, lines: [aboutSource(finding)] }
}

/** Returns the expected rows: those of the last import, or those stored for included sites if sites are excluded. */
const rowsBefore = async (context: Context, { excluded }: ReadRows): Promise<number> => {
  const before = await rowsLastTime(context)
  if (!excluded || before < IMPORT_LIMITS.minimumRows) return before
  const { componentName: component } = context
  const others = await rowsOfTakingPart({ ...context, component, excludedSites: [...excluded.sites] })
  return Math.min(before, others)
}

type Of = Parameters<typeof ofExcluded>[0] & { db: Db }

/** Counts a component's imported records of included sites. */
const rowsOfTakingPart = async ({ db, ...of }: Of): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*) as count from sis_rows r
    where r.lea = ${of.lea} and r.component = ${of.component} and r.school_year = ${of.schoolYear}::integer
      and r.is_active and not r.is_manual and not ${ofExcluded(of)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Returns how many rows the last accepted import of the component had read; 0 if there is none. */
export const rowsLastTime = async ({ db, ...of }: ComponentBatch): Promise<number> =>
  (await lastAccepted(db, of))?.recordsRead ?? 0
