import type { Behavior } from '../entities/behavior.ts'
import { list, resource } from './operation.ts'

export const behaviorResource = resource(
  'behavior',
  { records: 'behavior' },
  {
    list: list<Behavior>(
      '/behavior',
      {
        key: 'id',
        sortable: ['incidentDate', 'studentId', 'siteCode', 'behaviorCategory'],
        filterable: ['studentId', 'siteCode', 'incidentDate', 'behaviorCategory', 'isActive', 'schoolYear'],
        searchable: ['incidentId', 'studentId', 'violationCode'],
        defaultSort: { incidentDate: 'desc' },
        facets: ['behaviorCategory'],
      },
      { lea: true, fail: 'Error fetching behavior.' },
    ),
  },
)
