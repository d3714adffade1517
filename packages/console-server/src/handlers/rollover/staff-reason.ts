import { EMPLOYMENT_STATUSES, type EmploymentStatus } from '@edconsole/console-core/contract'

/** What decides whether a member of the staff is taken along. */
export type StaffData = {
  role?: unknown
  exitDate?: unknown
  employmentStatus?: unknown
  siteCodes?: unknown
  primarySiteCode?: unknown
}

type Known = { isManual: boolean; today: string; closedSites: ReadonlySet<string> }

/** Why somebody is not taken along into the new year; null when they are. */
export const staffReason = (data: StaffData, { isManual, today, closedSites }: Known): string | null => {
  const { role, exitDate, employmentStatus } = data
  if (typeof exitDate === 'string' && exitDate < today) return `Left on ${usDay(exitDate)}.`
  if (isGone(employmentStatus)) return `No longer here: ${EMPLOYMENT_STATUSES[employmentStatus]}.`
  if (role === 'teacher' && !isManual) return 'Teachers come with the first import of the new year.'
  const sites = siteCodesOf(data)
  if (sites.length > 0 && sites.every((code) => closedSites.has(code)))
    return 'All of their sites are closed.'
  return null
}

/** The sites that stay open, and one of them as the primary one. */
export const openSites = (data: StaffData, closedSites: ReadonlySet<string>) => {
  const siteCodes = siteCodesOf(data).filter((code) => !closedSites.has(code))
  const { primarySiteCode } = data
  const stays = typeof primarySiteCode === 'string' && !closedSites.has(primarySiteCode)
  return { siteCodes, primarySiteCode: stays ? primarySiteCode : siteCodes[0] }
}

const siteCodesOf = ({ siteCodes }: StaffData): string[] =>
  Array.isArray(siteCodes) ? siteCodes.filter((code) => typeof code === 'string') : []

const isGone = (status: unknown): status is EmploymentStatus =>
  status === 'retired' || status === 'terminated'

const usDay = (iso: string): string => `${iso.slice(5, 7)}/${iso.slice(8, 10)}/${iso.slice(0, 4)}`
