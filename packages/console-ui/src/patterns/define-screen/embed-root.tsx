import { OwnDistrict, useConsoleSettings, useRuntime, useStore } from '@edconsole/console-core'
import { type ReactElement, type ReactNode, useContext, useEffect, useState } from 'react'
import { ThemeRoot } from '../../parts/theme-root/theme-root.tsx'
import { LeaveDialog } from '../leave-dialog/leave-dialog.tsx'
import { SnackbarStack } from '../snackbar-stack/snackbar-stack.tsx'
import { OwnPlaces, type OwnPlacesProps } from './own-places.tsx'
import { ScreenHostContext } from './screen-host.ts'

type Line = { readonly waiting: Set<(isFirst: boolean) => void> }

const lines = new WeakMap<object, Line>()

/** True for one of the screens embedded under the same provider: the one that draws what a page needs once. */
function useFirstOfConsole(): boolean {
  const runtime = useRuntime()
  const [isFirst, setFirst] = useState(false)
  useEffect(() => {
    const line = lines.get(runtime) ?? { waiting: new Set() }
    lines.set(runtime, line)
    line.waiting.add(setFirst)
    tell(line)
    return () => {
      line.waiting.delete(setFirst)
      tell(line)
    }
  }, [runtime])
  return isFirst
}

function tell({ waiting }: Line): void {
  const [first] = waiting
  for (const member of waiting) member(member === first)
}

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
