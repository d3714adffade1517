import { type Employment, leftReason } from '../../people/left-reason.ts'

/** What decides whether a member of the staff is taken along. */
export type StaffData = Employment & { role?: unknown; siteCodes?: unknown; primarySiteCode?: unknown }

type Known = { isManual: boolean; today: string; closedSites: ReadonlySet<string> }

/** Why somebody is not taken along into the new year; null when they are. */
export const staffReason = (data: StaffData, { isManual, today, closedSites }: Known): string | null => {
  const left = leftReason(data, today)
  if (left !== null) return left
  if (data.role === 'teacher' && !isManual) return 'Teachers come with the first import of the new year.'
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
