import type { StaffFields } from '../entities/staff.ts'
import type { CrossRule } from './cross-rules.ts'

export const STAFF_RULES: readonly CrossRule<StaffFields>[] = [
  {
    field: 'primarySiteCode',
    of: ['primarySiteCode', 'siteCodes'],
    fault: ({ primarySiteCode, siteCodes }) =>
      primarySiteCode !== undefined && siteCodes && !siteCodes.includes(primarySiteCode)
        ? 'it must be one of the site codes'
        : undefined,
  },
  {
    field: 'exitDate',
    of: ['hireDate', 'exitDate'],
    fault: ({ hireDate, exitDate }) =>
      hireDate && exitDate && exitDate < hireDate ? "it can't be before the hire date" : undefined,
  },
]
