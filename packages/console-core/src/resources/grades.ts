import { type Grade, reportCardsComponent } from '../components/report-cards.ts'
import { componentList } from './component-list.ts'
import { resource } from './operation.ts'

export const gradesResource = resource(
  'grades',
  { records: 'grades' },
  {
    list: componentList<Grade>(reportCardsComponent, '/grade', { defaultSort: { studentId: 'asc' } }),
  },
)
