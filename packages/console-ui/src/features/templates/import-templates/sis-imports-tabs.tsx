import { placeOf, useMessages } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { PlaceTabs } from '../../../patterns/page-header/place-tabs.tsx'

/** The screens of SIS Imports in the same words on each of them; a host replaces them as `sis-imports`. */
export const sisImportsMessages = {
  group: 'SIS Imports',
  tabs: { 'sis-import-templates': 'Templates', 'sis-import-api-setup': 'API Setup' },
}

export type SisImportsTabsProps = { districtId: string; current: keyof typeof sisImportsMessages.tabs }

/** Templates and API Setup ([S2.2]), for the `tabs` of a `PageHeader`. */
export function SisImportsTabs({ districtId, current }: SisImportsTabsProps): ReactElement {
  const m = useMessages('sis-imports', sisImportsMessages)
  return <PlaceTabs m={m} current={current} to={(id) => placeOf(id, { districtId })} />
}
