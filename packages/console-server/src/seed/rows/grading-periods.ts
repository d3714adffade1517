import { type RawBuilder, sql } from 'kysely'
import { json } from '../../db/schema/columns.ts'
import type { SeedDistrict } from '../seed-district.ts'
import { calendarPeriods, weekdaysBetween } from './school-calendar.ts'

/** The year, semesters or trimesters, and quarters of every school. */
export const gradingPeriodRows = (
  districts: readonly Pick<SeedDistrict, 'lea' | 'sisYear'>[],
): RawBuilder<unknown> => {
  const periods = districts.flatMap(({ lea, sisYear }) =>
    (['elementary', 'secondary'] as const).flatMap((level) =>
      calendarPeriods(level, sisYear).map(({ code, parent, from, to, ...period }, index) => ({
        ...{ lea, level },
        data: {
          ...{ ...period, gradingPeriodCode: code, parentCode: parent, startDate: from, endDate: to },
          ...{ sequence: index + 1, totalInstructionalDays: weekdaysBetween(from, to).length },
          termCode: period.sessionType === 'gradingPeriod' ? parent : code,
        },
      })),
    ),
  )
  return sql`select school.lea, school.school_year, period.data || jsonb_build_object('siteCode', school.site) as data
    from seed_sites as school
    join jsonb_to_recordset(${json(periods)}::jsonb) as period(lea text, level text, data jsonb)
      on period.lea = school.lea and period.level = school.level`
}
