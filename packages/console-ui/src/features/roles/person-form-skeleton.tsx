import type { ReactElement } from 'react'
import { FormSkeleton } from '../../patterns/form-section/form-skeleton.tsx'
import type { PersonRolesMessages } from './person-roles-messages.ts'

/** The placeholder of the role editor. */
export function PersonFormSkeleton({ m: { sections } }: { m: PersonRolesMessages }): ReactElement {
  return <FormSkeleton sections={[{ title: sections.roles, fields: ['full', 'full', 'full', 'full'] }]} />
}
