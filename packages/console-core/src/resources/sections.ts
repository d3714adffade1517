import type { Section } from '../entities/section.ts'
import { list, resource } from './operation.ts'

export const sectionsResource = resource(
  'sections',
  { records: 'sections' },
  {
    list: list<Section>(
      '/section',
      {
        key: 'id',
        sortable: ['sectionId', 'courseId', 'siteCode', 'primaryStaffId'],
        filterable: ['sectionId', 'courseId', 'siteCode', 'primaryStaffId', 'isActive', 'schoolYear'],
        searchable: ['sectionId', 'courseId', 'sectionTitle', 'primaryStaffId'],
        defaultSort: { sectionId: 'asc' },
      },
      { lea: true },
    ),
  },
)
