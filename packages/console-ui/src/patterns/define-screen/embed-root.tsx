import { OwnDistrict, useConsoleSettings, useRuntime, useStore } from '@edconsole/console-core'
import { type ReactElement, type ReactNode, useContext } from 'react'
import { ThemeRoot } from '../../parts/theme-root/theme-root.tsx'
import { LeaveDialog } from '../leave-dialog/leave-dialog.tsx'
import { SnackbarStack } from '../snackbar-stack/snackbar-stack.tsx'
import { OwnPlaces, type OwnPlacesProps } from './own-places.tsx'
import { ScreenHostContext } from './screen-host.ts'
import { useFirstOfConsole } from './use-first-of-console.ts'

export type EmbedRootProps = OwnPlacesProps & {
  /** What the host gave the screen; default: the provider's. */
  districtId: string | undefined
}

/**
 * What the shell would give: theme, messages and the question about unsaved changes, the last two once per console; and places to
 * navigate to, where the host has none.
 */
export function EmbedRoot(props: EmbedRootProps): ReactNode {
  const host = useContext(ScreenHostContext)
  return host ? props.children : <Embedded {...props} />
}

function Embedded({ children, districtId, ...embed }: EmbedRootProps): ReactElement {
  const { theme } = useConsoleSettings()
  const { kind } = useStore(useRuntime().navigation)
  // A place selects its district; without places the host gives each screen its own.
  const own = kind === 'none' || kind === 'host' ? districtId : undefined
  const isFirst = useFirstOfConsole()
  return (
    <ThemeRoot {...theme}>
      <OwnDistrict districtId={own}>
        {kind === 'none' ? <OwnPlaces {...embed}>{children}</OwnPlaces> : children}
      </OwnDistrict>
      {isFirst && (
        <>
          <SnackbarStack />
          <LeaveDialog />
        </>
      )}
    </ThemeRoot>
  )
}
