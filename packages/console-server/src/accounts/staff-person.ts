import { EMPLOYMENT_STATUSES, type EmploymentStatus, formatDay } from '@edconsole/console-core/contract'

/** What tells whether a person still works in the district. */
export type Employment = { exitDate?: unknown; employmentStatus?: unknown }

/** A district's staff member, with the values that the account follows. */
export type StaffPerson = {
  readonly rowId: number
  readonly staffId: string
  readonly firstName: string
  readonly lastName: string
  readonly emailAddress: string | null
  readonly username: string | null
  readonly siteCode: string | null
  /** Why they no longer work here; null when they do. */
  readonly left: string | null
}

export type StaffRow = { id: number; sourceId: string; data: Record<string, unknown>; isActive: boolean }

/** @param today in the district, `YYYY-MM-DD` */
export const staffPerson = ({ id, sourceId, data, isActive }: StaffRow, today: string): StaffPerson => ({
  rowId: id,
  staffId: sourceId,
  firstName: textOf(data.firstName) ?? '',
  lastName: textOf(data.lastName) ?? '',
  emailAddress: textOf(data.emailAddress),
  username: textOf(data.username),
  siteCode: textOf(data.primarySiteCode),
  left: isActive ? leftReason(data, today) : 'No longer on staff.',
})

const textOf = (value: unknown): string | null => {
  const text = typeof value === 'string' ? value.trim() : ''
  return text === '' ? null : text
}

/** Why a person no longer works in the district on a day (`YYYY-MM-DD`); null if they do. */
export const leftReason = ({ exitDate, employmentStatus }: Employment, today: string): string | null => {
  if (typeof exitDate === 'string' && exitDate < today) return `Left on ${formatDay(exitDate)}.`
  if (isGone(employmentStatus)) return `No longer here: ${EMPLOYMENT_STATUSES[employmentStatus]}.`
  return null
}

const isGone = (status: unknown): status is EmploymentStatus =>
  status === 'retired' || status === 'terminated'
