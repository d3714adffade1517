import { type Breadcrumb, placeOf, routeTable } from '@edconsole/console-core'

/** The way to an instance: in the route table its page stands by itself (R2). */
export const wayToInstances: readonly Breadcrumb[] = [
  { label: routeTable.services.title ?? '', to: placeOf('services') },
  { label: routeTable['imt-instances'].title ?? '', to: placeOf('imt-instances') },
]
