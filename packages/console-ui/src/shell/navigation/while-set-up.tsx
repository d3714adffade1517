import { DistrictScope } from '@edconsole/console-core'
import type { ReactElement, ReactNode } from 'react'
import { setupProgress, useSetupSteps } from '../../features/district/setup-steps/index.ts'

type Props = { districtId: string; children: ReactNode }

/** Something of the navigation that is there as long as the district is not set up (ux 4.2). */
export function WhileSetUp({ districtId, children }: Props): ReactElement {
  return (
    <DistrictScope districtId={districtId}>
      <Unfinished>{children}</Unfinished>
    </DistrictScope>
  )
}

function Unfinished({ children }: { children: ReactNode }): ReactNode {
  const { steps, loading } = useSetupSteps({ silent: true })
  return loading || setupProgress(steps).complete ? null : children
}
