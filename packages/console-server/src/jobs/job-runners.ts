import { deprovisionJob } from './deprovision-job.ts'
import { exportEmailJob } from './export-email-job.ts'
import { exportJob } from './export-job.ts'
import { importJob } from './import-job.ts'
import { importReleaseJob } from './import-release-job.ts'
import { invitationJob } from './invitation-job.ts'
import type { JobRunner } from './job-context.ts'
import { provisionJob } from './provision-job.ts'
import { rolloverJob } from './rollover-job.ts'
import { uploadCheckJob } from './upload-check-job.ts'

/** Runners by kind of job. */
export const JOB_RUNNERS = {
  export: exportJob,
  exportLetter: exportEmailJob,
  import: importJob,
  invitations: invitationJob,
  release: importReleaseJob,
  provision: provisionJob,
  deprovision: deprovisionJob,
  uploadCheck: uploadCheckJob,
  rollover: rolloverJob,
} as const satisfies Readonly<Record<string, JobRunner>>

export type JobKind = keyof typeof JOB_RUNNERS

export const isJobKind = (kind: string): kind is JobKind => Object.hasOwn(JOB_RUNNERS, kind)

export const JOB_KINDS: readonly JobKind[] = Object.keys(JOB_RUNNERS).filter(isJobKind)
