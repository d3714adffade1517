import type { Course } from '../entities/course.ts'
import { list, resource } from './operation.ts'

export const coursesResource = resource(
  'courses',
  { records: 'courses' },
  {
    list: list<Course>(
      '/course',
      {
        key: 'id',
        sortable: ['courseId', 'courseTitle', 'department', 'credits'],
        filterable: ['courseId', 'department', 'courseLevel', 'siteCode', 'isActive', 'schoolYear'],
        searchable: ['courseId', 'courseTitle', 'courseTitleShort', 'stateCourseCode'],
        defaultSort: { courseTitle: 'asc' },
        facets: ['department', 'courseLevel'],
      },
      { lea: true, fail: 'Error fetching courses.' },
    ),
  },
)
