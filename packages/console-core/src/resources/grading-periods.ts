import type { GradingPeriod } from '../entities/grading-period.ts'
import { list, resource } from './operation.ts'

export const gradingPeriodsResource = resource(
  'gradingPeriods',
  { records: 'grading periods' },
  {
    list: list<GradingPeriod>(
      '/grading-periods',
      {
        key: 'id',
        sortable: ['startDate', 'gradingPeriodCode', 'siteCode', 'sequence'],
        filterable: ['siteCode', 'gradingPeriodCode', 'sessionType', 'startDate', 'isActive', 'schoolYear'],
        searchable: ['gradingPeriodCode', 'title', 'siteCode'],
        defaultSort: { startDate: 'asc' },
        facets: ['sessionType'],
      },
      { lea: true, fail: 'Error fetching grading periods' },
    ),
  },
)
