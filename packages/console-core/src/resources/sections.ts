import { type Section, sectionsComponent } from '../components/sections.ts'
import { componentList } from './component-list.ts'
import { resource } from './operation.ts'

export const sectionsResource = resource(
  'sections',
  { records: 'sections' },
  {
    list: componentList<Section>(sectionsComponent, '/section', {
      defaultSort: { sectionId: 'asc' },
      filterable: ['hasTeacher', 'hasStudents'],
    }),
  },
)
