import type { Site } from '../components/sites.ts'
import type { SiteStanding } from './site-words.ts'

/** How a site takes part; the list's filter `standing` says the same of what is stored. */
export const siteStandingOf = ({
  isActive,
  schoolType,
  includeInImport,
}: Pick<Site, 'isActive' | 'schoolType' | 'includeInImport'>): SiteStanding => {
  if (!isActive) return 'off'
  if (schoolType === 'Closed') return 'closed'
  return includeInImport ? 'open' : 'leftOut'
}

/**
 * Whether a site comes from the SIS and its last full import named it: one that was not named is switched off, and one
 * that people switched off keeps that as a field of its own.
 */
export const isInSis = ({
  isManual,
  isActive,
  keptFields,
}: Pick<Site, 'isManual' | 'isActive' | 'keptFields'>): boolean =>
  !isManual && (isActive || keptFields.includes('isActive'))
