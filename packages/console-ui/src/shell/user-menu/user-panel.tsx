import {
  alertsResource,
  type CurrentUser,
  type Place,
  placeOf,
  useExtension,
  useMessages,
  useSession,
} from '@edconsole/console-core'
import { type ReactElement, useContext } from 'react'
import { AlertsIcon, AuthenticationIcon, LogoutIcon, ShortcutsIcon } from '../../parts/icons/icons.ts'
import { KeyCap } from '../../parts/key-cap/key-cap.tsx'
import { preloadOnApproach } from '../../parts/lazy-part/preload-on-approach.ts'
import { SegmentedControl } from '../../parts/segmented-control/segmented-control.tsx'
import { usePlaceLink } from '../../patterns/place-link/use-place-link.ts'
import { SHORTCUTS } from '../../patterns/shortcuts/shortcuts.ts'
import { AppearanceContext } from '../appearance/appearance.ts'
import { shellMessages } from '../messages.ts'
import { ShellContext } from '../shell.ts'
import { ShortcutsDialog } from '../shell-overlays.tsx'
import { useHasAccount } from '../use-has-account.ts'
import { initialsOf } from './initials-of.ts'
import { RecentMessages } from './recent-messages.tsx'
import { UserFacts } from './user-facts.tsx'
import * as css from './user-menu.css.ts'

export type UserPanelProps = { user: CurrentUser; close: () => void }

/** What the user menu opens. */
export function UserPanel({ user, close }: UserPanelProps): ReactElement {
  const { signOut } = useSession()
  const m = useMessages('shell', shellMessages).user
  const shell = useContext(ShellContext)
  return (
    <>
      <div className={css.part}>
        <div className={css.who}>
          <span className={css.avatar} aria-hidden="true">
            {initialsOf(user)}
          </span>
          <div>
            <p className={css.name}>{user.ssoUser.name}</p>
            <p className={css.email}>{user.emailAddress}</p>
          </div>
        </div>
      </div>
      <div className={css.part}>
        <UserFacts user={user} />
      </div>
      <div className={css.part}>
        <Looks />
      </div>
      <div className={css.part}>
        <AccountLink close={close} />
        <AlertsLink close={close} />
        <RecentMessages />
        <button
          type="button"
          className={css.row}
          onClick={() => {
            close()
            // Once this has given the focus back, so that the dialog gives it back to the same button.
            setTimeout(() => shell?.overlay.open('shortcuts'))
          }}
          {...preloadOnApproach(ShortcutsDialog)}
        >
          <span className={css.rowIcon}>
            <ShortcutsIcon />
          </span>
          <span className={css.grows}>{m.shortcuts}</span>
          <KeyCap>{SHORTCUTS.shortcuts.keys}</KeyCap>
        </button>
        <button
          type="button"
          className={css.row}
          onClick={() => {
            close()
            void signOut()
          }}
        >
          <span className={css.rowIcon}>
            <LogoutIcon />
          </span>
          {m.logout}
        </button>
      </div>
    </>
  )
}

/** Where there is something to do about the own account, and a place for it. */
function AccountLink({ close }: { close: () => void }): ReactElement | null {
  const m = useMessages('shell', shellMessages).user
  return useHasAccount() ? (
    <PlaceRow to={placeOf('own-account')} icon={<AuthenticationIcon />} close={close}>
      {m.account}
    </PlaceRow>
  ) : null
}

function AlertsLink({ close }: { close: () => void }): ReactElement | null {
  const m = useMessages('shell', shellMessages).user
  return useExtension(alertsResource.settings) ? (
    <PlaceRow to={placeOf('alerts')} icon={<AlertsIcon />} close={close}>
      {m.alerts}
    </PlaceRow>
  ) : null
}

type PlaceRowProps = { to: Place; icon: ReactElement; close: () => void; children: string }

function PlaceRow({ to, icon, close, children }: PlaceRowProps): ReactElement | null {
  const { href, onClick } = usePlaceLink(to)
  if (href === undefined) return null
  return (
    <a
      className={css.row}
      href={href}
      onClick={(event) => {
        close()
        onClick?.(event)
      }}
    >
      <span className={css.rowIcon}>{icon}</span>
      {children}
    </a>
  )
}

function Looks(): ReactElement {
  const m = useMessages('shell', shellMessages).user
  const { scheme, density, change } = useContext(AppearanceContext)
  return (
    <div className={css.choices}>
      <span aria-hidden="true">{m.theme}</span>
      <SegmentedControl
        label={m.theme}
        value={scheme}
        onChange={(next) => change({ scheme: next })}
        options={[
          { value: 'light', label: m.light },
          { value: 'dark', label: m.dark },
          { value: 'system', label: m.system },
        ]}
      />
      <span aria-hidden="true">{m.density}</span>
      <SegmentedControl
        label={m.density}
        value={density}
        onChange={(next) => change({ density: next })}
        options={[
          { value: 'comfortable', label: m.comfortable },
          { value: 'compact', label: m.compact },
        ]}
      />
    </div>
  )
}
