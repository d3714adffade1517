import { placeOf, useAccess } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { PlaceLink } from '../../patterns/place-link/place-link.tsx'
import { EmptyState } from '../../patterns/states/empty-state.tsx'
import type { ImportLogsMessages } from './messages.ts'
import * as css from './no-imports.css.ts'

export type NoImportsProps = {
  districtId: string
  /** The button that starts the first import, for those who may. */
  sync: ReactElement | undefined
  m: ImportLogsMessages
}

/** A district that was never imported: what to check, then the first sync. */
export function NoImports({ districtId, sync, m }: NoImportsProps): ReactElement {
  const { can } = useAccess()
  const links = [
    { id: 'sis-import-api-setup', label: m.empty.connection },
    { id: 'sis-import-templates', label: m.empty.templates },
  ] as const
  return (
    <EmptyState title={m.empty.title} action={sync}>
      {m.empty.text}
      <span className={css.emptyLinks}>
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
