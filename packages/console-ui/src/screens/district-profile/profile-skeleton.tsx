import type { ReactElement } from 'react'
import { Skeleton } from '../../parts/skeleton/skeleton.tsx'
import { PanelColumns } from '../../patterns/actions-panel/panel-columns.tsx'
import { FormCell, FormSection } from '../../patterns/form-section/form-section.tsx'
import { LiveRegion } from '../../patterns/live-region/live-region.tsx'
import type { DistrictProfileMessages } from './messages.ts'
import * as css from './profile-skeleton.css.ts'

/** The form on its way: its first sections with fields of the size that they will have. */
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
      <div className={css.form} aria-busy="true">
        <LiveRegion>Loading</LiveRegion>
        <FormSection title={district.title} help={district.help}>
          <Waiting />
          <Waiting width="half" />
          <Waiting width="half" />
        </FormSection>
        <FormSection title={contact.title} help={contact.help}>
          <Waiting />
        </FormSection>
      </div>
    </PanelColumns>
  )
}

function Waiting({ width }: { width?: 'half' }): ReactElement {
  return (
    <FormCell width={width}>
      <div className={css.field}>
        <Skeleton width={96} />
        <span className={css.control}>
          <Skeleton shape="block" />
        </span>
      </div>
    </FormCell>
  )
}
