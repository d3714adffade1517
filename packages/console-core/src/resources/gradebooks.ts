import type { Gradebook } from '../entities/gradebook.ts'
import { list, resource } from './operation.ts'

export const gradebooksResource = resource(
  'gradebooks',
  { records: 'gradebooks' },
  {
    list: list<Gradebook>(
      '/gradebook',
      {
        key: 'id',
        sortable: ['studentId', 'gradebookId', 'dueDate', 'score'],
        filterable: ['studentId', 'sectionId', 'gradebookId', 'dueDate', 'isActive', 'schoolYear'],
        searchable: ['studentId', 'gradebookId', 'gradebookName', 'assignmentTitle'],
        defaultSort: { gradebookId: 'asc' },
      },
      { lea: true },
    ),
  },
)
