import { type Gradebook, gradebooksComponent } from '../components/gradebooks.ts'
import { componentList } from './component-list.ts'
import { resource } from './operation.ts'

export const gradebooksResource = resource(
  'gradebooks',
  { records: 'gradebooks' },
  {
    list: componentList<Gradebook>(gradebooksComponent, '/gradebook', {
      defaultSort: { gradebookId: 'asc' },
    }),
  },
)
