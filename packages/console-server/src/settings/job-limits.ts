import type { JobsOptions } from '../jobs.ts'

type JobLimits = Pick<
  JobsOptions,
  'importsAtATime' | 'auditYears' | 'importDetailDays' | 'changedFieldBatches'
>

/** What an operator set of how many jobs run and how long their traces stay. */
export const jobLimitsFrom = (env: Readonly<Record<string, string | undefined>>): JobLimits => ({
  importsAtATime: numberIn(env.CONSOLE_IMPORTS_AT_A_TIME),
  auditYears: numberIn(env.CONSOLE_AUDIT_YEARS),
  importDetailDays: numberIn(env.CONSOLE_IMPORT_DETAIL_DAYS),
  changedFieldBatches: numberIn(env.CONSOLE_CHANGED_FIELD_BATCHES),
})

const numberIn = (text: string | undefined): number | undefined => (text ? Number(text) : undefined)
