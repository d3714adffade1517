import { placeOf, useAccess } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { PlaceButton } from '../../patterns/place-link/place-button.tsx'
import { EmptyState } from '../../patterns/states/empty-state.tsx'
import type { ExportLogsMessages } from './messages.ts'

/** A district that never sent anything: where exports are set up, for those who may see it. */
export function NoExports({ districtId, m }: { districtId: string; m: ExportLogsMessages }): ReactElement {
  const { can } = useAccess()
  return (
    <EmptyState
      title={m.empty.title}
      action={
        can('export') ? (
          <PlaceButton to={placeOf('export', { districtId })}>{m.empty.overview}</PlaceButton>
        ) : undefined
      }
    >
      {m.empty.text}
    </EmptyState>
  )
}
