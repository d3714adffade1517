import type { StudentTag } from '../entities/student-tag.ts'
import { list, resource } from './operation.ts'
import { ROW_FILTERS } from './row-filters.ts'

export const studentTagsResource = resource(
  'studentTags',
  { records: 'student tags' },
  {
    list: list<StudentTag>(
      '/student-tags',
      {
        key: 'id',
        sortable: ['studentId', 'tagCode', 'tagCategory', 'startDate'],
        filterable: ['studentId', 'tagCode', 'tagCategory', 'startDate', 'endDate', 'source', ...ROW_FILTERS],
        mayBeEmpty: ['startDate', 'endDate', 'batchId'],
        searchable: ['studentId', 'tagCode', 'tagName'],
        defaultSort: { studentId: 'asc' },
        facets: ['tagCode', 'tagCategory', 'source'],
      },
      { lea: true, fail: 'Error fetching students tags' },
    ),
  },
)
