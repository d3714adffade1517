import type { Site } from '@edconsole/console-core'
import type { CardSpec } from '../../patterns/resource-table/index.ts'
import type { SiteOverviewMessages } from './messages.ts'

/** A site where there is no room for columns. */
export const siteCard = (m: SiteOverviewMessages): CardSpec<Site> => ({
  title: 'siteCode',
  status: 'siteName',
  meta: ['schoolType', 'standing'],
  figures: [{ field: 'studentCount', noun: [m.card.student, m.card.students] }],
})
