import { type Product, placeOf, useNavigator } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { AddIcon } from '../../parts/icons/icons.ts'
import { Menu } from '../../parts/menu/menu.tsx'
import { linkToPlace } from '../../patterns/place-link/link-to-place.ts'
import type { ExportOverviewMessages } from './messages.ts'

export type AddExportMenuProps = {
  districtId: string
  /** Products that may get one; undefined while that is not known. */
  products: readonly Product[] | undefined
  failed: boolean
  /** What the address of the form says of the year. */
  query: { year?: string }
  m: ExportOverviewMessages
}

/** A choice of the products that have no export in the year yet; nothing where the host has nowhere to add one. */
export function AddExportMenu({
  districtId,
  products,
  failed,
  query,
  m: { add: m },
}: AddExportMenuProps): ReactElement | null {
  const navigation = useNavigator()
  const button = (disabledReason?: string) => (
    <Button kind="primary" icon={<AddIcon />} disabledReason={disabledReason}>
      {m.label}
    </Button>
  )
  if (!products) return button(failed ? m.unavailable : m.loading)
  if (products.length === 0) return button(m.none)
  const items = products.flatMap(({ id, name }) => {
    const to = placeOf('export-add', { districtId, productId: String(id) }, { query })
    const { href, onClick } = linkToPlace(navigation, to)
    return href === undefined ? [] : [{ key: String(id), label: name, href, onSelect: onClick }]
  })
  return items.length === 0 ? null : <Menu label={m.label} items={items} trigger={button()} />
}
