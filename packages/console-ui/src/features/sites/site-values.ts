import type { Site, SiteFields } from '@edconsole/console-core'

/** What the form of a site holds. */
export type SiteValues = Partial<SiteFields> &
  Partial<Pick<Site, 'isActive' | 'keptFields'>> &
  Pick<SiteFields, 'siteCode' | 'siteName'>

/** A site that is not there yet; what a server sets by itself is set here too, so that it can be seen. */
export const newSite = (siteCode: string): SiteValues => ({
  siteCode,
  siteName: '',
  schoolType: '',
  includeInImport: true,
  includeInExport: true,
  hasStudents: true,
})
