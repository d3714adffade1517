import { type GradingPeriod, gradingPeriodsComponent } from '../components/grading-periods.ts'
import { componentList } from './component-list.ts'
import { resource } from './operation.ts'

export const gradingPeriodsResource = resource(
  'gradingPeriods',
  { records: 'grading periods' },
  {
    list: componentList<GradingPeriod>(
      gradingPeriodsComponent,
      '/grading-periods',
      { defaultSort: { startDate: 'asc' } },
      { fail: 'Error fetching grading periods' },
    ),
  },
)
