import type { Section } from '../entities/section.ts'
import { list, resource } from './operation.ts'
import { ROW_FILTERS } from './row-filters.ts'

export const sectionsResource = resource(
  'sections',
  { records: 'sections' },
  {
    list: list<Section>(
      '/section',
      {
        key: 'id',
        sortable: ['sectionId', 'courseId', 'siteCode', 'primaryStaffId'],
        filterable: [
          'sectionId',
          'courseId',
          'siteCode',
          'primaryStaffId',
          'termCode',
          'classType',
          'hasTeacher',
          'hasStudents',
          ...ROW_FILTERS,
        ],
        mayBeEmpty: ['primaryStaffId', 'batchId'],
        searchable: ['sectionId', 'courseId', 'sectionTitle', 'primaryStaffId'],
        defaultSort: { sectionId: 'asc' },
        facets: ['siteCode', 'termCode', 'classType'],
      },
      { lea: true },
    ),
  },
)
