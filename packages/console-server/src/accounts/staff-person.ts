import { leftReason } from '../people/left-reason.ts'

/** Somebody of a district's staff, as far as an account follows them. */
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
