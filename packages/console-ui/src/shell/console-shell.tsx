import {
  isPersonalLink,
  isSignInPopUp,
  usePlace,
  useRuntime,
  useSession,
  useStore,
} from '@edconsole/console-core'
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react'
import { whenThere } from '../parts/way-back/when-there.ts'
import { ScreenBoundary } from '../patterns/define-screen/screen-boundary.tsx'
import { ScreenHostContext } from '../patterns/define-screen/screen-host.ts'
import { LeaveDialog } from '../patterns/leave-dialog/leave-dialog.tsx'
import { SnackbarStack } from '../patterns/snackbar-stack/snackbar-stack.tsx'
import { AppearanceRoot } from './appearance/appearance-root.tsx'
import { SessionFrames } from './content/session-frames.tsx'
import * as css from './frame/frame.css.ts'
import { Frame } from './frame/frame.tsx'
import { createShell, ShellContext } from './shell.ts'
import { ShellOverlays } from './shell-overlays.tsx'

type BarePageProps = {
  /** It took the place of a page that was in use, by a sign-out or the end of a session: reading goes on at its title. */
  replaces: boolean
  children: ReactNode
}

/** A page without header and navigation. */
function BarePage({ replaces, children }: BarePageProps): ReactElement {
  const main = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!replaces || !main.current) return
    return whenThere(main.current, '[data-ec-screen="login"] [data-ec-title]', (title) => {
      if (document.activeElement === document.body) title.focus()
    })
  }, [replaces])
  return (
    <main ref={main} className={css.bare}>
      {children}
    </main>
  )
}

/**
 * The console's frame around the screen of the address ([S2.1]): header, navigation, content, messages. Login stands
 * alone. Needs a `ConsoleProvider` around it and a navigation adapter that has places.
 * @example <ConsoleRouter router={router} Layout={ConsoleShell} renderScreen={renderScreen} />
 */
export function ConsoleShell({ children }: { children?: ReactNode }): ReactElement {
  const { status } = useSession()
  const place = usePlace()
  const [shell] = useState(createShell)
  const [wasIn, setWasIn] = useState(false)
  if (status === 'signed-in' && !wasIn) setWasIn(true)
  const opened = useStore(useRuntime().navigation).current()
  // A visitor from a link stays there until it has done its work, even if another user is signed in. A pop-up is about to close.
  const staysOut = status !== 'signed-in' || isPersonalLink(opened?.hash) || isSignInPopUp(opened)
  const isLogin = place?.id === 'login' && status !== 'loading' && staysOut
  const content = <ScreenBoundary of={children}>{children}</ScreenBoundary>
  return (
    <AppearanceRoot className={css.root}>
      <ShellContext.Provider value={shell}>
        <ScreenHostContext.Provider value={shell.host}>
          {isLogin ? <BarePage replaces={wasIn}>{content}</BarePage> : <Frame>{content}</Frame>}
          {status === 'signed-in' && (
            <ScreenBoundary part="silent" of={place?.id}>
              <ShellOverlays shell={shell} />
            </ScreenBoundary>
          )}
          <ScreenBoundary part="silent">
            <SnackbarStack onExplain={status === 'signed-in' ? shell.overlay.open : undefined} />
          </ScreenBoundary>
          <LeaveDialog />
          <SessionFrames />
        </ScreenHostContext.Provider>
      </ShellContext.Provider>
    </AppearanceRoot>
  )
}
