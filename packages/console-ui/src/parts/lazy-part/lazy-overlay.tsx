import { useMessages, useSnackbar } from '@edconsole/console-core'
import { type ReactNode, useEffect } from 'react'
import { createPortal } from 'react-dom'
import { partMessages } from '../messages.ts'
import { Spinner } from '../spinner/spinner.tsx'
import { OverlaySurface } from '../theme-root/overlay-surface.tsx'
import * as css from './lazy-overlay.css.ts'
import { Delayed, type LazyPart, lazyPart } from './lazy-part.tsx'

type OverlayProps = { open?: boolean; onClose: () => void }

/** No argument fits where the part can't be closed. */
type Closable<Part extends (props: never) => ReactNode> = Parameters<Part>[0] extends OverlayProps
  ? unknown
  : never

/**
 * A `lazyPart` that opens over the page: a dialog, a drawer. Its code is loaded when it is first open. If that fails it
 * closes with a message, and opening it again tries again.
 * @example const DeleteDialog = lazyOverlay(async () => (await import('./delete-dialog.tsx')).DeleteDialog)
 */
export function lazyOverlay<Part extends (props: never) => ReactNode>(
  load: () => Promise<Part> & Closable<Part>,
): LazyPart<Part> {
  let isLoaded = false
  const Overlay = lazyPart<(props: OverlayProps) => ReactNode>(
    async () => {
      const part: (props: never) => ReactNode = await load()
      isLoaded = true
      // It can be closed, and gets whatever else it was rendered with.
      return part as (props: OverlayProps) => ReactNode
    },
    { fallback: <OverlayLoading />, failed: (_, { onClose }) => <OverlayFailed onClose={onClose} /> },
  )
  // Once loaded it stays mounted while closed, and can fade out.
  const render = (props: OverlayProps) => (props.open !== false || isLoaded ? <Overlay {...props} /> : null)
  return Object.assign(render as unknown as Part, { preload: Overlay.preload })
}

function OverlayLoading(): ReactNode {
  const m = useMessages('parts', partMessages)
  return createPortal(
    <OverlaySurface>
      <div role="status">
        <Delayed>
          <span className={css.loading}>
            <Spinner /> {m.loading}
          </span>
        </Delayed>
      </div>
    </OverlaySurface>,
    document.body,
  )
}

function OverlayFailed({ onClose }: { onClose: () => void }): null {
  const m = useMessages('parts', partMessages).overlay
  const { show } = useSnackbar()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per failure
  useEffect(() => {
    show({
      title: m.title,
      message: m.failed,
      subtext: m.failedText,
      color: 'error',
    })
    onClose()
  }, [])
  return null
}
