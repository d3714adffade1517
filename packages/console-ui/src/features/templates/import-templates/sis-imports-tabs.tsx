import { placeOf, useMessages } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { PageTabs } from '../../../patterns/page-header/page-tabs.tsx'

const TABS = ['sis-import-templates', 'sis-import-api-setup'] as const

/** The screens of SIS Imports in the same words on each of them; a host replaces them as `sis-imports`. */
const sisImportsMessages = {
  group: 'SIS Imports',
  tabs: { 'sis-import-templates': 'Templates', 'sis-import-api-setup': 'API Setup' },
}

export type SisImportsTabsProps = { districtId: string; current: (typeof TABS)[number] }

/** Templates and API Setup ([S2.2]), for the `tabs` of a `PageHeader`. */
export function SisImportsTabs({ districtId, current }: SisImportsTabsProps): ReactElement {
  const m = useMessages('sis-imports', sisImportsMessages)
  return (
    <PageTabs
      label={m.group}
      tabs={TABS.map((id) => ({
        to: placeOf(id, { districtId }),
        label: m.tabs[id],
        current: id === current,
      }))}
    />
  )
}
