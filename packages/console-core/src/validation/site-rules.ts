import type { District } from '../entities/district.ts'
import type { SiteFields } from '../entities/site.ts'
import { GRADE_CODES } from '../lists/grade-codes.ts'
import type { CrossRule } from './cross-rules.ts'

export const SITE_RULES: readonly CrossRule<SiteFields>[] = [
  {
    field: 'highGrade',
    of: ['lowGrade', 'highGrade'],
    fault: ({ lowGrade, highGrade }) =>
      lowGrade && highGrade && GRADE_CODES.indexOf(highGrade) < GRADE_CODES.indexOf(lowGrade)
        ? 'the highest grade comes before the lowest'
        : undefined,
  },
  {
    field: 'endDate',
    of: ['startDate', 'endDate'],
    fault: ({ startDate, endDate }) =>
      startDate && endDate && endDate <= startDate ? 'it must be after the first day of school' : undefined,
  },
]

/** Codes that have to fit those of the site's district. */
export const siteCodeRules = ({
  ncesLeaId,
  state,
}: Pick<District, 'ncesLeaId' | 'state'>): readonly CrossRule<SiteFields>[] => [
  {
    field: 'ncesSchoolId',
    of: ['ncesSchoolId'],
    fault: ({ ncesSchoolId }) =>
      ncesSchoolId && ncesLeaId && !ncesSchoolId.startsWith(ncesLeaId)
        ? `it must start with the district's NCES ID, ${ncesLeaId}`
        : undefined,
  },
  {
    field: 'stateSchoolId',
    of: ['stateSchoolId'],
    fault: ({ stateSchoolId }) =>
      stateSchoolId && state === 'CA' && !/^\d{7}(?!0{7})\d{7}$/.test(stateSchoolId)
        ? "a school CDS code has 14 digits, and the last seven aren't all 0"
        : undefined,
  },
]
