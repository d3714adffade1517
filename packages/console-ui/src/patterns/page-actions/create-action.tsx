import type { Place } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { AddIcon } from '../../parts/icons/icons.ts'
import { PageActions } from './page-actions.tsx'

export type CreateActionProps = {
  label: string
  note?: string
  to: Place
}

/**
 * The one action of a page that lists records: to add one.
 * @example <PageHeader title="Roles" actions={mayCreate && <CreateAction label="Create role" to={placeOf('role-create')} />} />
 */
export function CreateAction({ label, note, to }: CreateActionProps): ReactElement {
  return (
    <PageActions
      items={[
        { id: 'create', label, ...(note !== undefined && { note }), icon: <AddIcon />, kind: 'primary', to },
      ]}
    />
  )
}
