import type { ReactElement } from 'react'
import { FormSkeleton } from '../../patterns/form-section/form-skeleton.tsx'
import type { RoleFormMessages } from './role-form-messages.ts'

/** The editor of a role on its way. */
export function RoleFormSkeleton({ m: { sections } }: { m: RoleFormMessages }): ReactElement {
  return (
    <FormSkeleton
      sections={[
        { title: sections.role, fields: ['full', 'half', 'half', 'full'] },
        { title: sections.permissions, fields: ['full', 'full', 'full'] },
      ]}
    />
  )
}
