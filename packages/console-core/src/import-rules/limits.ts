import type { SisImportTemplate } from '../entities/sis-import-template.ts'

/** When an import as a whole is stopped or held. Shares are of 1, lengths are characters. */
export const IMPORT_LIMITS = {
  /** Unless its template says otherwise, a component that refuses more percent of its rows fails as a whole. */
  rejectPercent: 25,
  /** Unless its template says otherwise, a full file with fewer percent of the rows of last time counts as cut off (E005). */
  shrinkPercent: 50,
  /** Fewer rows than this decide nothing, whatever a template says. */
  minimumRows: 20,
  /** Findings keep at most this much of a value. */
  valueLength: 200,
  /** A translation can't name a longer value of the SIS. */
  sourceValueLength: 100,
  /** Days around the school year in which an enrollment may begin or end. */
  enrollmentDays: 400,
  earliestBirthDate: '1900-01-01',
} as const

/** What a template says of limits; where it says nothing, the usual ones count. */
export type TemplateLimits = Partial<
  Pick<SisImportTemplate, 'rejectThresholdPercent' | 'shrinkThresholdPercent' | 'thresholdMinimumRows'>
>

/** The most rows of a source that may be refused, so that the others are loaded. Of a few rows, all but one. */
export const refusableRows = (
  { rejectThresholdPercent = IMPORT_LIMITS.rejectPercent, thresholdMinimumRows }: TemplateLimits,
  rows: number,
): number => {
  if (rejectThresholdPercent === null) return rows
  return rows < minimumOf(thresholdMinimumRows)
    ? Math.max(0, rows - 1)
    : Math.floor((rows * rejectThresholdPercent) / 100)
}

/** How a sentence begins that says that more than `refusableRows` are refused. Of a few rows that means all. */
export const refusedClause = (
  { rejectThresholdPercent: percent = IMPORT_LIMITS.rejectPercent }: TemplateLimits,
  { rejected, rows, isTrial }: { rejected: number; rows: number; isTrial: boolean },
): string => {
  const verb = isTrial ? 'would be' : rows === 1 ? 'was' : 'were'
  if (rejected < rows)
    return `${figure(rejected)} of ${figure(rows)} rows ${verb} rejected, more than ${percent}%`
  return `${rows === 1 ? 'The only row' : `All ${figure(rows)} rows`} ${verb} rejected`
}

const figure = (count: number): string => count.toLocaleString('en-US')

/** The fewest rows of a full source after one with `before` of them. */
export const expectedRows = (
  { shrinkThresholdPercent = IMPORT_LIMITS.shrinkPercent, thresholdMinimumRows }: TemplateLimits,
  before: number,
): number =>
  shrinkThresholdPercent === null || before < minimumOf(thresholdMinimumRows)
    ? 0
    : (before * shrinkThresholdPercent) / 100

const minimumOf = (rows: number = IMPORT_LIMITS.minimumRows): number =>
  Math.max(rows, IMPORT_LIMITS.minimumRows)
