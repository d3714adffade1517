import { type CurrentUser, useSession } from '@edconsole/console-core'
import { type ReactElement, useContext } from 'react'
import { LogoutIcon } from '../../parts/icons/icons.ts'
import { SegmentedControl } from '../../parts/segmented-control/segmented-control.tsx'
import { AppearanceContext } from '../appearance/appearance.ts'
import { initialsOf } from './initials-of.ts'
import { RecentMessages } from './recent-messages.tsx'
import { UserFacts } from './user-facts.tsx'
import * as css from './user-menu.css.ts'

export type UserPanelProps = { user: CurrentUser; close: () => void }

/** What the user menu opens. */
export function UserPanel({ user, close }: UserPanelProps): ReactElement {
  const { signOut } = useSession()
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
        <RecentMessages />
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
          Logout
        </button>
      </div>
    </>
  )
}

function Looks(): ReactElement {
  const { scheme, density, change } = useContext(AppearanceContext)
  return (
    <div className={css.choices}>
      <span aria-hidden="true">Theme</span>
      <SegmentedControl
        label="Theme"
        value={scheme}
        onChange={(next) => change({ scheme: next })}
        options={[
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
          { value: 'system', label: 'System' },
        ]}
      />
      <span aria-hidden="true">Density</span>
      <SegmentedControl
        label="Density"
        value={density}
        onChange={(next) => change({ density: next })}
        options={[
          { value: 'comfortable', label: 'Comfortable' },
          { value: 'compact', label: 'Compact' },
        ]}
      />
    </div>
  )
}
