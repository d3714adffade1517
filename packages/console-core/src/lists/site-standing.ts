import type { Site } from '../components/sites.ts'
import type { SiteStanding } from './site-words.ts'

/** Returns how a site takes part; the list's filter `standing` follows the same rule. */
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
 * True if a site comes from the SIS and the last full import included it. A site that import left out is inactive; one that
 * people deactivated has `isActive` among its kept fields.
 */
export const isInSis = ({
  isManual,
  isActive,
  keptFields,
}: Pick<Site, 'isManual' | 'isActive' | 'keptFields'>): boolean =>
  !isManual && (isActive || keptFields.includes('isActive'))
