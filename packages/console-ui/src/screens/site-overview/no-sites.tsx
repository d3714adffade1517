import { placeOf, useAccess } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { PlaceButton } from '../../patterns/place-link/place-button.tsx'
import { EmptyState } from '../../patterns/states/empty-state.tsx'
import type { SiteOverviewMessages } from './messages.ts'

export type NoSitesProps = {
  districtId: string
  onAdd: (() => void) | undefined
  m: SiteOverviewMessages
}

/** A district without a site: how the first ones come. */
export function NoSites({ districtId, onAdd, m }: NoSitesProps): ReactElement {
  const { can } = useAccess()
  return (
    <EmptyState
      title={m.empty.title}
      action={
        onAdd ? (
          <Button onClick={onAdd}>{m.add}</Button>
        ) : can('import-logs') ? (
          <PlaceButton to={placeOf('import-logs', { districtId })}>{m.empty.logs}</PlaceButton>
        ) : undefined
      }
    >
      {onAdd ? m.empty.text : m.empty.textReadOnly}
    </EmptyState>
  )
}
