import {
  alertsResource,
  placeOf,
  useConsoleSettings,
  useExtension,
  useMessages,
  useRuntime,
  whenAnswered,
} from '@edconsole/console-core'
import { type ReactElement, useEffect, useState } from 'react'
import { IconButton } from '../../parts/icon-button/icon-button.tsx'
import { MenuIcon } from '../../parts/icons/icons.ts'
import { lazyPart } from '../../parts/lazy-part/lazy-part.tsx'
import { preloadOnApproach } from '../../parts/lazy-part/preload-on-approach.ts'
import { ProductMark } from '../../patterns/brand/product-mark.tsx'
import { ProductName } from '../../patterns/brand/product-name.tsx'
import { PlaceLink } from '../../patterns/place-link/place-link.tsx'
import { classNames } from '../../styles/class-names.ts'
import type { FrameWidth } from '../frame/use-frame-width.ts'
import { GoToButton } from '../go-to/go-to-button.tsx'
import { shellMessages } from '../messages.ts'
import { NavDrawer } from '../navigation/nav-drawer.tsx'
import { UserMenu } from '../user-menu/user-menu.tsx'
import { DataYear } from './data-year.tsx'
import { DistrictSelect } from './district-select.tsx'
import * as css from './header.css.ts'
import { HeaderButtons } from './header-buttons.tsx'

/** The mark and the name lead home. */
function HeaderBrand(): ReactElement {
  const m = useMessages('shell', shellMessages).header
  const { productName } = useConsoleSettings()
  return (
    <PlaceLink to={placeOf('dashboard')} className={css.brand} aria-label={m.home(productName)}>
      <ProductMark />
      <ProductName />
    </PlaceLink>
  )
}

const AlertsBell = lazyPart(async () => (await import('../alerts/alerts-bell.tsx')).AlertsBell, {
  fallback: null,
  failed: () => null,
})

export type HeaderProps = {
  width: FrameWidth
  /** Until it is known who is there: the brand alone, no picker (R13). */
  ready: boolean
  /** Opens the navigation where it is a drawer. */
  onMenu: () => void
}

/** 48 px at every width ([S2.1], ux 7.2). */
export function Header({ width, ready, onMenu }: HeaderProps): ReactElement {
  const m = useMessages('shell', shellMessages).navigation
  const isSmall = width === 'small'
  const hasDrawer = isSmall || width === 'narrow'
  return (
    <>
      <div className={css.header}>
        <div
          className={classNames(css.start, width !== 'wide' && css.startFolded, hasDrawer && css.startNarrow)}
        >
          {hasDrawer && ready && (
            <IconButton
              label={m.open}
              icon={<MenuIcon size="lg" />}
              onClick={onMenu}
              {...preloadOnApproach(NavDrawer)}
            />
          )}
          <HeaderBrand />
        </div>
        {ready && !isSmall && (
          <>
            <DistrictSelect />
            <DataYear width={width} />
          </>
        )}
        <span className={css.space} />
        {ready && (
          <>
            <GoToButton compact={hasDrawer} />
            {!isSmall && <HeaderButtons />}
            <Alerts />
            {!isSmall && <span className={css.separator} />}
            <UserMenu />
          </>
        )}
      </div>
      {isSmall && (
        <div className={css.bar}>
          {ready && (
            <>
              <DistrictSelect fill />
              <DataYear width={width} />
            </>
          )}
        </div>
      )}
    </>
  )
}

/** The bell in the header. It waits for the first rows of the page, which are what people came for. */
function Alerts(): ReactElement | null {
  const { api } = useRuntime()
  const hasAlerts = useExtension(alertsResource.unread)
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => whenAnswered(api, () => setDrawn(true)), [api])
  return hasAlerts ? <span className={css.alertsPlace}>{isDrawn && <AlertsBell />}</span> : null
}
