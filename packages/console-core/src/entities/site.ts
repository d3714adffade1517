import type { GradeCode } from '../lists/grade-codes.ts'
import type { SchoolType } from '../lists/school-types.ts'
import type { OrgType, SiteBatchField, TitleIStatus } from '../lists/site-words.ts'
import type { UsState } from '../lists/us-states.ts'
import type { ReadRow, RowMeta } from './row-meta.ts'

/** What people can enter about a site ([S3]). */
export type SiteFields = {
  /** Unique in its district and year, and the same for good: people are assigned by it. */
  siteCode: string
  siteName: string
  shortName: string | null
  /** `Closed` closes the site for new data. */
  schoolType: SchoolType
  orgType: OrgType
  /** Id of another site of the district. */
  parentSiteId: number | null
  lowGrade: GradeCode | null
  highGrade: GradeCode | null
  principalName: string | null
  principalEmail: string | null
  address1: string | null
  address2: string | null
  city: string | null
  state: UsState | null
  zip: string | null
  /** Digits only; so the fax. */
  phone: string | null
  fax: string | null
  ncesSchoolId: string | null
  /** The state's own code of the school; in California the CDS code. */
  stateSchoolId: string | null
  isCharter: boolean
  isMagnet: boolean
  isVirtual: boolean
  titleIStatus: TitleIStatus | null
  /** First and last day of school, `YYYY-MM-DD`. */
  startDate: string | null
  endDate: string | null
  includeInImport: boolean
  includeInExport: boolean
  /** Off: reports leave the site out. */
  hasStudents: boolean
}

/** Fields that were changed here on a row from the SIS: imports leave them as they are until they are given back. */
export type KeptFields = { keptFields: string[] }

/** A school: `GET /district/sites`. */
export type Site = RowMeta &
  SiteFields &
  KeptFields & {
    studentCount: number
    staffCount: number
  }

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
