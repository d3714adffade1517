import { placeOf, useAccess } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { PlaceButton } from '../../patterns/place-link/place-button.tsx'
import { EmptyState } from '../../patterns/states/empty-state.tsx'
import type { ExportOverviewMessages } from './messages.ts'

export type NoExportsProps = {
  districtId: string
  schoolYear: number
  mayAdd: boolean
  /** No product can be sent anything in the year. */
  noProduct: boolean
  /** The provider has no products at all. */
  noneOffered: boolean
  m: ExportOverviewMessages
}

/** A year without an export: how the first one comes, or what has to be there before. */
export function NoExports({
  districtId,
  schoolYear,
  mayAdd,
  noProduct,
  noneOffered,
  m: { empty: m },
}: NoExportsProps): ReactElement {
  const { can, isEmployee } = useAccess()
  if (noneOffered)
    return <EmptyState title={m.title}>{m.noneOffered[isEmployee ? 'staff' : 'district']}</EmptyState>
  return (
    <EmptyState
      title={m.title}
      action={
        noProduct && can('district-profile') ? (
          <PlaceButton to={placeOf('district-profile', { districtId })}>{m.profile}</PlaceButton>
        ) : undefined
      }
    >
      {noProduct ? m.noProduct(schoolYear) : mayAdd ? m.text : m.textReadOnly}
    </EmptyState>
  )
}
