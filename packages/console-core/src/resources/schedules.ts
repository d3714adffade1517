import { type RosterLine, rosterComponent } from '../components/roster.ts'
import { componentList } from './component-list.ts'
import { resource } from './operation.ts'

export const schedulesResource = resource(
  'schedules',
  { records: 'schedules' },
  {
    list: componentList<RosterLine>(rosterComponent, '/schedule', {
      defaultSort: { studentId: 'asc' },
      filterable: ['inTerm'],
    }),
  },
)
