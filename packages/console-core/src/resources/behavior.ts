import type { Behavior } from '../entities/behavior.ts'
import { list, resource } from './operation.ts'
import { ROW_FILTERS } from './row-filters.ts'

export const behaviorResource = resource(
  'behavior',
  { records: 'behavior' },
  {
    list: list<Behavior>(
      '/behavior',
      {
        key: 'id',
        sortable: ['incidentDate', 'incidentId', 'studentId', 'siteCode', 'behaviorCategory'],
        filterable: [
          'incidentId',
          'studentId',
          'siteCode',
          'gradeLevel',
          'incidentDate',
          'violationCode',
          'behaviorCategory',
          'dispositionCode',
          'dispositionCategory',
          ...ROW_FILTERS,
        ],
        mayBeEmpty: [
          'gradeLevel',
          'violationCode',
          'behaviorCategory',
          'dispositionCode',
          'dispositionCategory',
          'batchId',
        ],
        searchable: ['incidentId', 'studentId', 'violationCode'],
        defaultSort: { incidentDate: 'desc' },
        facets: [
          'siteCode',
          'gradeLevel',
          'violationCode',
          'behaviorCategory',
          'dispositionCode',
          'dispositionCategory',
        ],
      },
      { lea: true, fail: 'Error fetching behavior.' },
    ),
  },
)
