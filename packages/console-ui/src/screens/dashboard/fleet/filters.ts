import { IMPORT_STATES, US_STATES } from '@edconsole/console-core'
import type { ImportStateMessages } from '../../../features/district/import-state/messages.ts'
import type { ChoiceFilter, FilterSpec, QuickViews } from '../../../patterns/resource-table/index.ts'
import type { FleetMessages } from './messages.ts'

/** What all districts can be narrowed by. */
export const fleetFilters = (
  owners: readonly { id: number; name: string }[],
  { states }: ImportStateMessages,
  { filters, owners: whoActs }: FleetMessages,
): FilterSpec[] => {
  const choice = (
    field: 'importState' | 'state' | 'sisProviderName' | 'ownerId' | 'stepOwner' | 'needsAttention',
    options: readonly (readonly [value: string, label: string])[],
  ): ChoiceFilter => ({
    kind: 'choice',
    field,
    label: filters[field],
    options: options.map(([value, label]) => ({ value, label })),
  })
  return [
    {
      ...choice('needsAttention', [
        ['true', filters.yes],
        ['false', filters.no],
      ]),
      whole: true,
      defaultValues: ['true'],
    },
    {
      ...choice(
        'importState',
        IMPORT_STATES.map((state) => [state, states[state]]),
      ),
      whole: true,
    },
    choice('state', Object.entries(US_STATES)),
    { ...choice('sisProviderName', []), open: true, fromServer: true },
    choice('stepOwner', [
      ['provider', whoActs.provider],
      ['district', whoActs.district],
    ]),
    {
      ...choice(
        'ownerId',
        owners.map(({ id, name }) => [String(id), name]),
      ),
      open: true,
    },
    { kind: 'flag', field: 'exportsFailing', label: filters.exportsFailing, operator: { gte: 1 } },
  ]
}

/** The questions of a morning, each with its count. */
export const fleetViews = (userId: string, { views }: FleetMessages): QuickViews => ({
  label: views.label,
  views: [
    { label: views.attention, chosen: { needsAttention: ['true'] } },
    { label: views.mine, chosen: { ownerId: [userId] } },
    { label: views.all },
  ],
})
