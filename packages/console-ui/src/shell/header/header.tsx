import { useMessages } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { IconButton } from '../../parts/icon-button/icon-button.tsx'
import { MenuIcon } from '../../parts/icons/icons.ts'
import { preloadOnApproach } from '../../parts/lazy-part/preload-on-approach.ts'
import { classNames } from '../../styles/class-names.ts'
import { Alerts } from '../alerts/alerts.tsx'
import type { FrameWidth } from '../frame/use-frame-width.ts'
import { GoToButton } from '../go-to/go-to-button.tsx'
import { shellMessages } from '../messages.ts'
import { NavDrawer } from '../navigation/nav-drawer.tsx'
import { UserMenu } from '../user-menu/user-menu.tsx'
import { DataYear } from './data-year.tsx'
import { DistrictSelect } from './district-select.tsx'
import * as css from './header.css.ts'
import { HeaderBrand } from './header-brand.tsx'
import { HeaderButtons } from './header-buttons.tsx'

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
