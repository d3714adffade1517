import { type Breadcrumb, placeOf, routeTable, useMessages } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { PageTabs } from '../../patterns/page-header/page-tabs.tsx'

const TABS = ['imt-clients', 'imt-instances', 'imt-authentications', 'imt-accounts'] as const

/** Instance Management in the same words on all of its lists; a host replaces them as `services`. */
export const messages = {
  group: 'Instance Management',
  tabs: {
    'imt-clients': 'Clients',
    'imt-instances': 'Instances',
    'imt-authentications': 'Authentications',
    'imt-accounts': 'Accounts',
  },
}

/** The lists of Instance Management ([S2.2]), for the `tabs` of a `PageHeader`. */
export function ImtTabs({ current }: { current: (typeof TABS)[number] }): ReactElement {
  const m = useMessages('services', messages)
  return (
    <PageTabs
      label={m.group}
      tabs={TABS.map((id) => ({ to: placeOf(id), label: m.tabs[id], current: id === current }))}
    />
  )
}

/** The way to a client: in the route table its page stands by itself (R2). */
export const wayToClients: readonly Breadcrumb[] = [
  { label: routeTable.services.title ?? '', to: placeOf('services') },
  { label: routeTable['imt-clients'].title ?? '', to: placeOf('imt-clients') },
]
