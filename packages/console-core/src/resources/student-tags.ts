import type { StudentTag } from '../entities/student-tag.ts'
import { list, resource } from './operation.ts'

export const studentTagsResource = resource(
  'studentTags',
  { records: 'student tags' },
  {
    list: list<StudentTag>(
      '/student-tags',
      {
        key: 'id',
        sortable: ['studentId', 'tagCode', 'tagCategory', 'startDate'],
        filterable: ['studentId', 'tagCode', 'tagCategory', 'startDate', 'isActive', 'schoolYear'],
        searchable: ['studentId', 'tagCode', 'tagName'],
        defaultSort: { studentId: 'asc' },
        facets: ['tagCode', 'tagCategory'],
      },
      { lea: true, fail: 'Error fetching students tags' },
    ),
  },
)
