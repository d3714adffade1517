import {
  useAccess,
  useConsoleSettings,
  useDistrict,
  useMessages,
  usePlace,
  zoneNames,
} from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { IconButton } from '../../parts/icon-button/icon-button.tsx'
import { FoldIcon, TimeIcon, UnfoldIcon } from '../../parts/icons/icons.ts'
import { classNames } from '../../styles/class-names.ts'
import { shellMessages } from '../messages.ts'
import { NavGroupLink } from './nav-group-link.tsx'
import { NavRailEntry } from './nav-rail-entry.tsx'
import * as css from './navigation.css.ts'
import { type NavGroup, visibleNavigation } from './visible-navigation.ts'

type SideNavigation = {
  readonly groups: readonly NavGroup[]
  /** The district that entries lead to. */
  readonly districtId: string | null
  /** Staff without a district: the rest appears when one is selected (R41). */
  readonly needsDistrict: boolean
}

function useSideNavigation(): SideNavigation {
  const access = useAccess()
  const { id, status } = useDistrict()
  const place = usePlace()
  const hasDistrict = id !== null && (status === 'selected' || status === 'loading')
  return {
    groups: visibleNavigation({
      isEmployee: access.isEmployee,
      hasDistrict,
      canOpen: access.can,
      here: place?.id,
    }),
    districtId: id,
    needsDistrict: access.isEmployee && !hasDistrict,
  }
}

export type SideNavProps = {
  isRail: boolean
  /** Absent where the width decides. */
  onFold?: (() => void) | undefined
  /** Until it is known who is there: nothing to go to. */
  ready: boolean
}

/** Where the reader can go ([S2.1], ux 7.5): a list of links, so Tab moves through it. */
export function SideNav({ isRail, onFold, ready }: SideNavProps): ReactElement {
  const { groups, districtId, needsDistrict } = useSideNavigation()
  const { timeZone } = useConsoleSettings()
  const m = useMessages('shell', shellMessages).navigation
  const Entry = isRail ? NavRailEntry : NavGroupLink
  return (
    <nav
      aria-label={m.main}
      className={classNames(css.nav, isRail && css.rail)}
      aria-busy={!ready || undefined}
    >
      {ready && (
        <ul className={css.list}>
          {groups.map((group) => (
            <li key={group.section} className={css.place}>
              <Entry group={group} districtId={districtId} />
            </li>
          ))}
        </ul>
      )}
      {ready && needsDistrict && !isRail && <p className={css.hint}>{m.needsDistrict}</p>}
      <div className={classNames(css.foot, isRail && css.footRail)}>
        {!isRail && (
          <>
            <TimeIcon size="sm" />
            <span className={css.words}>{timesText(timeZone, m)}</span>
          </>
        )}
        {onFold && (
          <IconButton
            size="sm"
            label={isRail ? m.expand : m.collapse}
            icon={isRail ? <UnfoldIcon /> : <FoldIcon />}
            onClick={onFold}
          />
        )}
      </div>
    </nav>
  )
}

/** `Times are Eastern (ET)`; a zone without a short name is named once. */
function timesText(timeZone: string, m: typeof shellMessages.navigation): string {
  const { short, long } = zoneNames(timeZone)
  return short === long ? m.timesIn(short) : m.times(long.replace(/ Time$/, ''), short)
}
