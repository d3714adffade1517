import {
  formatDateTimeWithZone,
  type OwnSession,
  ownAccountResource,
  useConsoleSettings,
  useExtension,
  useRefresh,
  useRemove,
} from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { Badge } from '../../parts/badge/badge.tsx'
import { Button } from '../../parts/button/button.tsx'
import { DeviceIcon } from '../../parts/icons/icons.ts'
import type { OwnAccountMessages } from './messages.ts'
import * as css from './sessions-card.css.ts'

export type SessionRowProps = {
  session: OwnSession
  /** Called before the session is ended. */
  onEnd: () => void
  m: OwnAccountMessages['sessions']
}

/** A session, with the way to end it; the one of this browser ends with Logout. */
export function SessionRow({ session, onEnd, m }: SessionRowProps): ReactElement {
  const { timeZone } = useConsoleSettings()
  const canEnd = useExtension(ownAccountResource.endSession)
  const refresh = useRefresh('ownAccount')
  const device = deviceOf(session, m)
  const { run, saving } = useRemove(ownAccountResource.endSession, { confirm: () => m.signedOut(device) })
  const { id, isCurrent, address, signedInAt, lastUsedAt } = session
  // Others may leave them out.
  const [signedIn, lastUsed] = [signedInAt, lastUsedAt].map((time: string | null) =>
    time ? formatDateTimeWithZone(time, timeZone) : null,
  )
  const end = async () => {
    onEnd()
    try {
      await run({ params: { id: String(id) } })
    } catch {
      // It may have ended by itself: the list tells.
      refresh()
    }
  }
  return (
    <li className={css.row}>
      <DeviceIcon size="lg" className={css.icon} />
      <div className={css.words}>
        <p className={css.device}>
          {device}
          {isCurrent && <Badge tone="info">{m.thisDevice}</Badge>}
        </p>
        <p className={css.facts}>
          {isCurrent ? <span>{m.activeNow}</span> : lastUsed && <span>{m.lastUsed(lastUsed)}</span>}
          {signedIn && <span>{m.signedIn(signedIn)}</span>}
          {address && <span>{m.address(address)}</span>}
        </p>
      </div>
      {canEnd && !isCurrent && (
        <Button
          className={css.action}
          busy={saving}
          busyLabel={m.signingOut}
          aria-label={saving ? undefined : m.signOutOf(device, lastUsed ?? signedIn ?? address ?? '')}
          onClick={() => void end()}
        >
          {m.signOut}
        </Button>
      )}
    </li>
  )
}

const deviceOf = ({ browser, operatingSystem }: OwnSession, m: OwnAccountMessages['sessions']): string =>
  browser && operatingSystem ? m.on(browser, operatingSystem) : (browser ?? operatingSystem ?? m.unknown)
