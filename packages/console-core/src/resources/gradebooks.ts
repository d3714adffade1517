import type { Gradebook } from '../entities/gradebook.ts'
import { list, resource } from './operation.ts'
import { ROW_FILTERS } from './row-filters.ts'

export const gradebooksResource = resource(
  'gradebooks',
  { records: 'gradebooks' },
  {
    list: list<Gradebook>(
      '/gradebook',
      {
        key: 'id',
        sortable: ['studentId', 'gradebookId', 'sectionId', 'dueDate', 'score'],
        filterable: [
          'studentId',
          'sectionId',
          'staffId',
          'siteCode',
          'gradebookId',
          'termCode',
          'category',
          'scoreStatus',
          'dueDate',
          ...ROW_FILTERS,
        ],
        mayBeEmpty: ['studentId', 'staffId', 'termCode', 'category', 'scoreStatus', 'dueDate', 'batchId'],
        searchable: ['studentId', 'gradebookId', 'gradebookName', 'assignmentTitle'],
        defaultSort: { gradebookId: 'asc' },
        facets: ['siteCode', 'termCode', 'category', 'scoreStatus'],
      },
      { lea: true },
    ),
  },
)
