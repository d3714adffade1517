import { SCHOOL_TYPES, SITE_STANDINGS } from '@edconsole/console-core'
import type { partMessages } from '../../parts/messages.ts'
import type { FilterSpec, QuickViews } from '../../patterns/resource-table/index.ts'
import type { SiteOverviewMessages } from './messages.ts'

/** What the list of sites can be narrowed by. */
export const siteFilters = (
  { filters, standings }: SiteOverviewMessages,
  yesNo: typeof partMessages.yesNo,
): FilterSpec[] => [
  {
    kind: 'choice',
    field: 'schoolType',
    label: filters.schoolType,
    options: SCHOOL_TYPES.filter(Boolean).map((value) => ({ value, label: value })),
  },
  {
    kind: 'choice',
    field: 'standing',
    label: filters.standing,
    options: SITE_STANDINGS.map((value) => ({ value, label: standings[value] })),
    whole: true,
  },
  {
    kind: 'choice',
    field: 'inSis',
    label: filters.inSis,
    options: [
      { value: 'true', label: yesNo.true },
      { value: 'false', label: yesNo.false },
    ],
  },
]

/** The two jobs of a new year: sites without a type, and sites that the SIS does not name. */
export const siteViews = ({ views }: SiteOverviewMessages): QuickViews => ({
  label: views.label,
  views: [
    { label: views.all },
    { label: views.notSet, chosen: { schoolType: { empty: 'true' } } },
    { label: views.notInSis, chosen: { inSis: ['false'] } },
  ],
})
