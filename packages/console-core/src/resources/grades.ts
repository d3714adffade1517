import type { Grade } from '../entities/grade.ts'
import { list, resource } from './operation.ts'

export const gradesResource = resource(
  'grades',
  { records: 'grades' },
  {
    list: list<Grade>(
      '/grade',
      {
        key: 'id',
        sortable: ['studentId', 'courseId', 'markNumeric', 'postedDate'],
        filterable: ['studentId', 'sectionId', 'siteCode', 'gradingPeriodCode', 'isActive', 'schoolYear'],
        searchable: ['studentId', 'sectionId', 'courseId'],
        defaultSort: { studentId: 'asc' },
        facets: ['gradingPeriodCode'],
      },
      { lea: true },
    ),
  },
)
