import type { Course } from '../entities/course.ts'
import { list, resource } from './operation.ts'
import { ROW_FILTERS } from './row-filters.ts'

export const coursesResource = resource(
  'courses',
  { records: 'courses' },
  {
    list: list<Course>(
      '/course',
      {
        key: 'id',
        sortable: ['courseId', 'courseTitle', 'department', 'credits', 'siteCode'],
        filterable: ['courseId', 'department', 'courseLevel', 'siteCode', ...ROW_FILTERS],
        mayBeEmpty: ['courseLevel', 'siteCode', 'batchId'],
        searchable: ['courseId', 'courseTitle', 'courseTitleShort', 'stateCourseCode'],
        defaultSort: { courseTitle: 'asc' },
        facets: ['department', 'courseLevel', 'siteCode'],
      },
      { lea: true, fail: 'Error fetching courses.' },
    ),
  },
)
