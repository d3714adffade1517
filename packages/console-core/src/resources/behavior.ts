import { type Behavior, behaviorComponent } from '../components/behavior.ts'
import { componentList } from './component-list.ts'
import { resource } from './operation.ts'

export const behaviorResource = resource(
  'behavior',
  { records: 'behavior' },
  {
    list: componentList<Behavior>(
      behaviorComponent,
      '/behavior',
      { defaultSort: { incidentDate: 'desc' } },
      { fail: 'Error fetching behavior.' },
    ),
  },
)
