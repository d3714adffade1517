import { useNavigation, useSession } from '@edconsole/console-core'
import type { ReactElement, ReactNode } from 'react'
import { type ScreenHost, ScreenHostContext } from '../patterns/define-screen/screen-host.ts'
import { LeaveDialog } from '../patterns/leave-dialog/leave-dialog.tsx'
import { SnackbarStack } from '../patterns/snackbar-stack/snackbar-stack.tsx'
import { AppearanceRoot } from './appearance/appearance-root.tsx'
import { SessionFrames } from './content/session-frames.tsx'
import { BarePage } from './frame/bare-page.tsx'
import * as css from './frame/frame.css.ts'
import { Frame } from './frame/frame.tsx'

const HOST: ScreenHost = { headingLevel: 1, breadcrumbs: true }

/**
 * The console's frame around the screen of the address ([S2.1]): header, navigation, content, messages. Login stands
 * alone. Needs a `ConsoleProvider` around it and a navigation adapter that has places.
 * @example <ConsoleShell><Outlet /></ConsoleShell>
 */
export function ConsoleShell({ children }: { children?: ReactNode }): ReactElement {
  const { status } = useSession()
  const { place } = useNavigation()
  const isLogin = place?.id === 'login' && status !== 'loading' && status !== 'signed-in'
  return (
    <AppearanceRoot className={css.root}>
      <ScreenHostContext.Provider value={HOST}>
        {isLogin ? <BarePage>{children}</BarePage> : <Frame>{children}</Frame>}
        <SnackbarStack />
        <LeaveDialog />
        <SessionFrames />
      </ScreenHostContext.Provider>
    </AppearanceRoot>
  )
}
