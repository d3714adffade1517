import { useConsoleSettings } from '@edconsole/console-core'
import { type ReactElement, type ReactNode, useContext } from 'react'
import { ThemeRoot } from '../../parts/theme-root/theme-root.tsx'
import { LeaveDialog } from '../leave-dialog/leave-dialog.tsx'
import { SnackbarStack } from '../snackbar-stack/snackbar-stack.tsx'
import { ScreenHostContext } from './screen-host.ts'
import { useFirstOfConsole } from './use-first-of-console.ts'

/** What the shell would give: theme, messages and the question about unsaved changes, the last two once per console. */
export function EmbedRoot({ children }: { children: ReactNode }): ReactNode {
  const host = useContext(ScreenHostContext)
  return host ? children : <Embedded>{children}</Embedded>
}

function Embedded({ children }: { children: ReactNode }): ReactElement {
  const { theme } = useConsoleSettings()
  const isFirst = useFirstOfConsole()
  return (
    <ThemeRoot {...theme}>
      {children}
      {isFirst && (
        <>
          <SnackbarStack />
          <LeaveDialog />
        </>
      )}
    </ThemeRoot>
  )
}
