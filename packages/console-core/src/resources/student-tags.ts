import { type StudentTag, studentTagsComponent } from '../components/student-tags.ts'
import { componentList } from './component-list.ts'
import { resource } from './operation.ts'

export const studentTagsResource = resource(
  'studentTags',
  { records: 'student tags' },
  {
    list: componentList<StudentTag>(
      studentTagsComponent,
      '/student-tags',
      { defaultSort: { studentId: 'asc' } },
      { fail: 'Error fetching students tags' },
    ),
  },
)
