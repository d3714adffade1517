import {
  type Place,
  placeOf,
  routeTable,
  useAccess,
  useDistrict,
  useDistrictList,
  useMessages,
  usePlace,
  useSession,
} from '@edconsole/console-core'
import type { ReactElement, ReactNode } from 'react'
import { ScreenSkeleton } from '../../patterns/define-screen/screen-skeleton.tsx'
import { PageTitle } from '../../patterns/page-header/page-title.tsx'
import { PlaceLink } from '../../patterns/place-link/place-link.tsx'
import { ErrorState } from '../../patterns/states/error-state.tsx'
import { shellMessages } from '../messages.ts'
import * as css from './content.css.ts'
import { PageBanner } from './page-banner.tsx'

/**
 * The body appears on the login route, or for a signed-in user whose district is that of the address
 * ([S2.1], R9). Until then the frame stays, and the title of the target with it.
 */
export function BodyGate({ children }: { children: ReactNode }): ReactElement {
  const session = useSession()
  const district = useDistrict()
  const place = usePlace()
  const m = useMessages('shell', shellMessages).body
  if (session.status === 'unreachable') {
    const { refusal, trouble, retry } = session
    const silence = { title: m.unreachable, reason: m.noResponse, note: m.checkConnection }
    const { title, reason, note } =
      refusal !== undefined
        ? { title: m.refused, reason: refusal, note: undefined }
        : trouble !== undefined
          ? { title: m.unavailable, reason: trouble, note: m.triesAgain }
          : silence
    return (
      <StandInPage title={title}>
        <ErrorState title={reason} note={note} onRetry={() => void retry()} />
      </StandInPage>
    )
  }
  if (session.status !== 'signed-in' || place === null) return <ScreenSkeleton untitled />
  const wanted = districtOf(place)
  if (wanted === undefined) return <>{children}</>
  if (district.id === wanted && district.status === 'not-found') {
    return (
      <StandInPage title={m.notFound}>
        {district.only ? <NotTheOnlyOne wanted={wanted} m={m} /> : m.notFoundText(wanted)}
      </StandInPage>
    )
  }
  if (district.id === wanted && district.status === 'failed') {
    return (
      <StandInPage title={routeTable[place.id].title ?? ''}>
        <ErrorState title={m.districtNotLoaded} onRetry={() => void district.retry()} />
      </StandInPage>
    )
  }
  if (district.id !== wanted || district.status !== 'selected') {
    return <ScreenSkeleton />
  }
  return <>{children}</>
}

/** A page of the frame's own, where a screen cannot be shown. */
function StandInPage({ title, children }: { title: string; children: ReactNode }): ReactElement {
  return (
    <div className={css.standIn} data-ec-stand-in="">
      <PageTitle level={1}>{title}</PageTitle>
      <PageBanner />
      <div className={css.words}>{children}</div>
    </div>
  )
}

type NotTheOnlyOneProps = { wanted: string; m: typeof shellMessages.body }

/** District Select is no way out for those who have one district: the way there stands here. */
function NotTheOnlyOne({ wanted, m }: NotTheOnlyOneProps): ReactElement {
  const { can } = useAccess()
  const [own] = useDistrictList().list ?? []
  return (
    <>
      {m.notYours(wanted)}{' '}
      {own && own.id !== null && can('district') ? (
        <PlaceLink inText to={placeOf('district', { districtId: String(own.id) })}>
          {m.openOwn(own.districtName)}
        </PlaceLink>
      ) : null}
    </>
  )
}

function districtOf(place: Place): string | undefined {
  return routeTable[place.id].scope === 'district' ? place.params.districtId : undefined
}
