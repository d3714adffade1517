import { EMPLOYMENT_STATUSES, type EmploymentStatus } from '@edconsole/console-core/contract'

/** What tells whether somebody still works in the district. */
export type Employment = { exitDate?: unknown; employmentStatus?: unknown }

/** Why somebody no longer works in the district on a day (`YYYY-MM-DD`); null when they do. */
export const leftReason = ({ exitDate, employmentStatus }: Employment, today: string): string | null => {
  if (typeof exitDate === 'string' && exitDate < today) return `Left on ${usDay(exitDate)}.`
  if (isGone(employmentStatus)) return `No longer here: ${EMPLOYMENT_STATUSES[employmentStatus]}.`
  return null
}

const isGone = (status: unknown): status is EmploymentStatus =>
  status === 'retired' || status === 'terminated'

const usDay = (iso: string): string => `${iso.slice(5, 7)}/${iso.slice(8, 10)}/${iso.slice(0, 4)}`
