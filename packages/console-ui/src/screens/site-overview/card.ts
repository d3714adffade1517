import type { Site } from '@edconsole/console-core'
import { type CardPattern, cardPattern } from '../../patterns/resource-table/index.ts'
import type { SiteOverviewMessages } from './messages.ts'

/** A site where there is no room for columns. */
export const siteCard = (m: SiteOverviewMessages): CardPattern<Site> =>
  cardPattern({
    title: 'siteCode',
    status: 'siteName',
    meta: ['schoolType', 'standing'],
    figures: [{ field: 'studentCount', noun: [m.card.student, m.card.students] }],
  })
