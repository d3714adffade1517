import { placeOf, useAccess, useDataYear } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { PlaceButton } from '../../patterns/place-link/place-button.tsx'
import { PlaceLink } from '../../patterns/place-link/place-link.tsx'
import { EmptyState } from '../../patterns/states/empty-state.tsx'
import type { DataExplorerMessages } from './messages.ts'
import * as css from './screen.css.ts'

/** A district of which nothing is stored in the year of its data: what to check, and where the first import is started. */
export function NothingYet({ districtId, m }: { districtId: string; m: DataExplorerMessages }): ReactElement {
  const { can } = useAccess()
  const schoolYear = useDataYear() ?? 0
  const links = [
    { id: 'sis-import-api-setup', label: m.empty.connection },
    { id: 'sis-import-templates', label: m.empty.templates },
  ] as const
  return (
    <EmptyState
      title={m.empty.title(schoolYear)}
      action={
        can('import-logs') ? (
          <PlaceButton kind="primary" to={placeOf('import-logs', { districtId })}>
            {m.empty.logs}
          </PlaceButton>
        ) : undefined
      }
    >
      {m.empty.text}
      <span className={css.links}>
        {links
          .filter(({ id }) => can(id))
          .map(({ id, label }) => (
            <PlaceLink key={id} to={placeOf(id, { districtId })}>
              {label}
            </PlaceLink>
          ))}
      </span>
    </EmptyState>
  )
}
