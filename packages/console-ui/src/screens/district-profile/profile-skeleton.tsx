import type { ReactElement } from 'react'
import { PanelColumns } from '../../patterns/actions-panel/panel-columns.tsx'
import { FormSkeleton } from '../../patterns/form-section/form-skeleton.tsx'
import type { DistrictProfileMessages } from './messages.ts'

/** The form on its way. */
export function ProfileSkeleton({
  m,
  panel,
}: {
  m: DistrictProfileMessages
  panel: ReactElement
}): ReactElement {
  const { district, contact } = m.form.sections
  return (
    <PanelColumns panel={panel}>
      <FormSkeleton
        sections={[
          { ...district, fields: ['full', 'half', 'half'] },
          { ...contact, fields: ['full'] },
        ]}
      />
    </PanelColumns>
  )
}
