import type { Grade } from '../entities/grade.ts'
import { list, resource } from './operation.ts'
import { ROW_FILTERS } from './row-filters.ts'

export const gradesResource = resource(
  'grades',
  { records: 'grades' },
  {
    list: list<Grade>(
      '/grade',
      {
        key: 'id',
        sortable: ['studentId', 'courseId', 'gradingPeriodCode', 'markNumeric', 'postedDate'],
        filterable: [
          'studentId',
          'sectionId',
          'courseId',
          'siteCode',
          'staffId',
          'gradingPeriodCode',
          'mark',
          'gradeType',
          'postedDate',
          ...ROW_FILTERS,
        ],
        mayBeEmpty: ['staffId', 'mark', 'postedDate', 'batchId'],
        searchable: ['studentId', 'sectionId', 'courseId'],
        defaultSort: { studentId: 'asc' },
        facets: ['siteCode', 'gradingPeriodCode', 'mark', 'gradeType'],
      },
      { lea: true },
    ),
  },
)
