import { useDistrict, useMessages, useSession } from '@edconsole/console-core'
import { type ReactElement, type ReactNode, useCallback, useContext, useRef, useState } from 'react'
import { ScreenBoundary } from '../../patterns/define-screen/screen-boundary.tsx'
import { SkipLink } from '../../patterns/skip-link/skip-link.tsx'
import { classNames } from '../../styles/class-names.ts'
import { AppearanceContext } from '../appearance/appearance.ts'
import { BodyGate } from '../content/body-gate.tsx'
import { useRouteFocus } from '../content/use-route-focus.ts'
import { Header } from '../header/header.tsx'
import { DISTRICT_SELECT_ID } from '../header/open-district-select.ts'
import { shellMessages } from '../messages.ts'
import { NavDrawer } from '../navigation/nav-drawer.tsx'
import { SideNav } from '../navigation/side-nav.tsx'
import * as css from './frame.css.ts'
import { useFrameWidth } from './use-frame-width.ts'

const MAIN_ID = 'ec-main'

/** Header, side navigation and the content panel; the panel alone scrolls (ux 4.3, 7.1). */
export function Frame({ children }: { children: ReactNode }): ReactElement {
  const root = useRef<HTMLDivElement>(null)
  const main = useRef<HTMLElement>(null)
  const width = useFrameWidth(root)
  const { folded, change } = useContext(AppearanceContext)
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const closeDrawer = useCallback(() => setDrawerOpen(false), [])
  const ready = useSession().status === 'signed-in'
  const { selected: district } = useDistrict()
  const hasDrawer = width === 'narrow' || width === 'small'
  const isRail = width === 'medium' || (width === 'wide' && folded)
  const m = useMessages('shell', shellMessages).frame
  useRouteFocus(main)
  return (
    <div ref={root} className={classNames(css.frame, isRail && css.folded, hasDrawer && css.drawer)}>
      <header className={css.top}>
        <SkipLink target={MAIN_ID}>{m.skipToContent}</SkipLink>
        {ready && <SkipLink target={DISTRICT_SELECT_ID}>{m.skipToDistrict}</SkipLink>}
        <ScreenBoundary part of={district}>
          <Header width={width} ready={ready} onMenu={() => setDrawerOpen(true)} />
        </ScreenBoundary>
      </header>
      <ScreenBoundary part of={district}>
        {hasDrawer ? (
          <NavDrawer open={isDrawerOpen} onClose={closeDrawer} withButtons={width === 'small'} />
        ) : (
          <SideNav
            isRail={isRail}
            ready={ready}
            onFold={width === 'wide' ? () => change({ folded: !folded }) : undefined}
          />
        )}
      </ScreenBoundary>
      <main
        ref={main}
        id={MAIN_ID}
        tabIndex={-1}
        className={classNames(css.main, hasDrawer && css.mainAlone)}
      >
        <BodyGate>{children}</BodyGate>
      </main>
    </div>
  )
}
