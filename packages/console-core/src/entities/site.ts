import type { Site } from '../components/sites.ts'
import type { SiteBatchField } from '../lists/site-words.ts'
import type { ReadRow, RowMeta } from './row-meta.ts'

/** What people can enter about a site ([S3]). */
export type SiteFields = Omit<Site, keyof RowMeta | 'studentCount' | 'staffCount' | 'keptFields'>

/** Fields that were changed here on a row from the SIS: imports leave them as they are until they are given back. */
export type KeptFields = { keptFields: string[] }

/** Body of `POST /district/site`: a site that no import brings. */
export type NewSite = Pick<SiteFields, 'siteCode' | 'siteName'> & Partial<SiteFields>

/**
 * Body of `PATCH /district/site/{id}`. What it changes on a site from the SIS becomes a kept field; `keptFields` itself
 * gives fields back to the next import.
 */
export type UpdateSite = ReadRow &
  Partial<Omit<SiteFields, 'siteCode'>> &
  Partial<KeptFields> & { isActive?: boolean }

/** Body of `PATCH /district/site`: several sites, each with its own changes. */
export type UpdateSites = { sites: ({ id: number } & Pick<UpdateSite, SiteBatchField>)[] }
