import type { GradingPeriod } from '../entities/grading-period.ts'
import { list, resource } from './operation.ts'
import { ROW_FILTERS } from './row-filters.ts'

export const gradingPeriodsResource = resource(
  'gradingPeriods',
  { records: 'grading periods' },
  {
    list: list<GradingPeriod>(
      '/grading-periods',
      {
        key: 'id',
        sortable: ['startDate', 'endDate', 'gradingPeriodCode', 'siteCode', 'sequence'],
        filterable: ['siteCode', 'gradingPeriodCode', 'sessionType', 'startDate', 'endDate', ...ROW_FILTERS],
        mayBeEmpty: ['batchId'],
        searchable: ['gradingPeriodCode', 'title', 'siteCode'],
        defaultSort: { startDate: 'asc' },
        facets: ['siteCode', 'gradingPeriodCode', 'sessionType'],
      },
      { lea: true, fail: 'Error fetching grading periods' },
    ),
  },
)
