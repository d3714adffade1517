import { DistrictScope, useDistrict, useMessages } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { DistrictIcon } from '../../parts/icons/icons.ts'
import { patternMessages } from '../messages.ts'
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
  const m = useMessages('patterns', patternMessages).screen
  const district = useDistrict()
  const id = districtId ?? district.id
  if (id === null) {
    return (
      <GateMessage>
        <EmptyState icon={<DistrictIcon size="xl" />} title={m.selectDistrict}>
          {m.selectDistrictText}
        </EmptyState>
      </GateMessage>
    )
  }
  if (district.id === id && district.status === 'not-found') {
    return (
      <GateMessage>
        <NotFoundState title={m.districtNotFound}>{m.districtNotFoundText}</NotFoundState>
      </GateMessage>
    )
  }
  if (district.id === id && district.status === 'failed') {
    return (
      <GateMessage>
        <ErrorState title={m.districtNotLoaded} onRetry={() => void district.retry()} />
      </GateMessage>
    )
  }
  return (
    <DistrictScope districtId={id} fallback={<ScreenSkeleton />}>
      {children(id)}
    </DistrictScope>
  )
}
