import { type Course, coursesComponent } from '../components/courses.ts'
import { componentList } from './component-list.ts'
import { resource } from './operation.ts'

export const coursesResource = resource(
  'courses',
  { records: 'courses' },
  {
    list: componentList<Course>(
      coursesComponent,
      '/course',
      { defaultSort: { courseTitle: 'asc' } },
      { fail: 'Error fetching courses.' },
    ),
  },
)
