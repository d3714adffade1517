import { DistrictScope, useDistrict } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { DistrictIcon } from '../../parts/icons/icons.ts'
import { EmptyState } from '../states/empty-state.tsx'
import { ErrorState } from '../states/error-state.tsx'
import { NotFoundState } from '../states/not-found-state.tsx'
import { GateMessage } from './gate-message.tsx'
import { ScreenSkeleton } from './screen-skeleton.tsx'

export type DistrictGateProps = {
  /** Default: the provider's. */
  districtId: string | undefined
  children: (districtId: string) => ReactElement
}

/** Draws a screen for one district, anew for another (architecture 6); says so when there is none. */
export function DistrictGate({ districtId, children }: DistrictGateProps): ReactElement {
  const district = useDistrict()
  const id = districtId ?? district.id
  if (id === null) {
    return (
      <GateMessage>
        <EmptyState icon={<DistrictIcon size="xl" />} title="Select a district">
          This screen shows one district at a time.
        </EmptyState>
      </GateMessage>
    )
  }
  if (district.id === id && district.status === 'not-found') {
    return (
      <GateMessage>
        <NotFoundState title="District not found">
          This district doesn't exist, or you don't have access to it.
        </NotFoundState>
      </GateMessage>
    )
  }
  if (district.id === id && district.status === 'failed') {
    return (
      <GateMessage>
        <ErrorState title="The district couldn't be loaded" onRetry={() => void district.retry()} />
      </GateMessage>
    )
  }
  return (
    <DistrictScope districtId={id} fallback={<ScreenSkeleton />}>
      {children(id)}
    </DistrictScope>
  )
}
