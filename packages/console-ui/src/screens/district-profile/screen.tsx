import {
  districtsResource,
  type Place,
  placeOf,
  useAccess,
  useItem,
  useMessages,
} from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { useProducts } from '../../features/products/use-products.ts'
import { useSisConnection } from '../../features/sis/use-sis-connection.ts'
import { Badge } from '../../parts/badge/badge.tsx'
import { CopyButton } from '../../parts/copy-button/copy-button.tsx'
import { ActionsPanel } from '../../patterns/actions-panel/actions-panel.tsx'
import { PanelColumns } from '../../patterns/actions-panel/panel-columns.tsx'
import { FormSkeleton } from '../../patterns/form-section/form-skeleton.tsx'
import { PageActions } from '../../patterns/page-actions/page-actions.tsx'
import { PageHeader } from '../../patterns/page-header/page-header.tsx'
import { ErrorState } from '../../patterns/states/error-state.tsx'
import { useAboutDistrict } from './about-district.tsx'
import { type DistrictProfileMessages, messages } from './messages.ts'
import { ProfileForm } from './profile-form.tsx'
import { useProfileActions } from './use-profile-actions.tsx'

/** The form on its way. */
function ProfileSkeleton({ m, panel }: { m: DistrictProfileMessages; panel: ReactElement }): ReactElement {
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

/** District Profile ([S2.2]): what is kept about one district, and what can be done with it. */
export function DistrictProfileScreen({ districtId }: { districtId: string }): ReactElement {
  const m = useMessages('district-profile', messages)
  const found = useItem(districtsResource.list, { query: { filter: { id: districtId }, limit: 1 } })
  const district = found.data?.[0]
  const products = useProducts()
  const { allows } = useAccess()
  // As R47 has it: users who may read the connection see its screen, or fill it in.
  const seesConnection =
    allows({ all: ['ROLE_SETUP_SIS_IMPORTS_API_VIEW'] }) ||
    allows({ all: ['ROLE_SETUP_SIS_IMPORTS_API_EDIT'] })
  const sis = useSisConnection({ choose: 'list', enabled: seesConnection })
  const { actions, dialogs } = useProfileActions(district, districtId, m)
  const about = useAboutDistrict(district, m)
  const related = useRelatedScreens(districtId, m)
  // Links last: what comes above them would push them down
  const panel = (
    <ActionsPanel about={{ title: m.about.title, items: about }} related={district ? related : []} />
  )

  return (
    <>
      <PageHeader
        title={m.title}
        badge={
          district && (
            <>
              <Badge>{m.lea(district.lea)}</Badge>
              <CopyButton text={district.lea} what={m.form.lea} />
            </>
          )
        }
        actions={<PageActions items={actions} />}
      />
      {!district && found.errors.length > 0 ? (
        <ErrorState failure={found.errors[0]} onRetry={found.retry} />
      ) : !district || products.loading || sis.loading ? (
        <ProfileSkeleton m={m} panel={panel} />
      ) : (
        <ProfileForm
          district={district}
          products={products}
          sis={seesConnection ? sis : undefined}
          panel={panel}
          m={m}
        />
      )}
      {dialogs}
    </>
  )
}

/** The sibling screens that the user may open. */
const useRelatedScreens = (
  districtId: string,
  { related: m }: DistrictProfileMessages,
): { label: string; to: Place }[] => {
  const { can } = useAccess()
  return [
    { label: m.importLogs, to: placeOf('import-logs', { districtId }) },
    { label: m.templates, to: placeOf('sis-import-templates', { districtId }) },
    { label: m.authentication, to: placeOf('authentication-configs', { districtId }) },
    { label: m.exports, to: placeOf('export', { districtId }) },
  ].filter(({ to }) => can(to.id))
}
