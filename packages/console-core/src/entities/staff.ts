import type { RowMeta } from './row-meta.ts'

/** A staff member: `GET /district/staffs`. */
export type Staff = RowMeta & {
  staffId: string
  firstName: string
  middleName: string | null
  lastName: string
  emailAddress: string | null
  username: string | null
  role: string
  title: string | null
  siteCodes: string[]
  primarySiteCode: string
}
