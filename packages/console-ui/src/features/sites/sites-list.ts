import { sitesResource } from '@edconsole/console-core/contract'

/** The sites as people set them up: those that take part first, closed ones at the end (ux 9.8). */
export const sitesList = {
  ...sitesResource.list,
  ...(sitesResource.list.list && {
    list: { ...sitesResource.list.list, defaultSort: { standing: 'asc' } },
  }),
} as const satisfies typeof sitesResource.list
