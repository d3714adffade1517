import { useMessages } from '@edconsole/console-core'
import {
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useOpenDialogs } from '../../parts/dialog/open-dialogs.ts'
import { useScrolls } from '../../parts/dialog/use-scrolls.ts'
import { lazyOverlay } from '../../parts/lazy-part/lazy-overlay.tsx'
import { classNames } from '../../styles/class-names.ts'
import { growingSizes } from '../../styles/tokens/sizes.ts'
import { ScreenBoundary } from '../define-screen/screen-boundary.tsx'
import { LiveRegion } from '../live-region/live-region.tsx'
import { useShortcut } from '../shortcuts/use-shortcut.ts'
import { panelMessages } from './messages.ts'
import { PanelHead, PanelTools, type SplitRecord } from './panel-tools.tsx'
import { Separator } from './separator.tsx'
import * as css from './split-panel.css.ts'
import { SPLIT_MAX, SPLIT_WIDE, SPLIT_WIDE_MAX, SplitWidthContext } from './split-width.ts'
import { LeavesFocusToList, useRowFocus } from './use-row-focus.ts'

const Drawer = /* @__PURE__ */ lazyOverlay(async () => (await import('../../parts/drawer/drawer.tsx')).Drawer)

export type SplitPanelProps = {
  /** The list. Its open row has a button with `aria-expanded="true"`, as those of `ResourceTable` have. */
  children: ReactNode
  /** What is open; undefined: nothing. */
  record: SplitRecord | undefined
  /** For a form beside its guide. */
  wide?: boolean
}

/**
 * A list and one of its records (ux 7.25): beside it where there is room, over its end where there is less, in place of
 * the page on a small one. Opening leaves the focus in the list; Enter on the open row moves it into the panel, Esc closes
 * and leads back to the row, J and K go to the neighbors.
 * @example
 * const open = useOpenRow(keyOf)
 * <SplitPanel record={open.row && { title: 'Row 1,204', ...open, onClose: open.close, body: <Record row={open.row} /> }}>
 *   <ResourceTable onRowOpen={open.open} openKey={open.key} revealKey={open.key} onRows={open.onRows} … />
 * </SplitPanel>
 */
export function SplitPanel({ children, record, wide = false }: SplitPanelProps): ReactElement {
  const around = useRef<HTMLDivElement>(null)
  const m = useMessages('panel', panelMessages)
  const mode = usePanelMode(around, record !== undefined)
  const kept = useContext(SplitWidthContext)
  const [own, setOwn] = useState<number | null>(null)
  const width = kept?.width ?? own ?? (wide ? SPLIT_WIDE : growingSizes.split)
  const isFull = mode === 'full'
  const [body, scrolls] = useScrolls(record?.title)
  const focus = useRowFocus(around, record?.title, record?.position === '')
  useShortcut('next-record', record?.next)
  useShortcut('previous-record', record?.previous)

  const content = record && (
    <ScreenBoundary part of={record.title}>
      {record.body}
    </ScreenBoundary>
  )
  const close = () => {
    focus.toRow()
    record?.onClose()
  }
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    // Menus and dialogs of the list stand elsewhere in the document, though not in the tree of components.
    const isHere = event.target instanceof Node && event.currentTarget.contains(event.target)
    if (event.key !== 'Escape' || event.defaultPrevented || !isHere || !record) return
    event.preventDefault()
    close()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Esc closes the panel from wherever the focus is in here
    <div ref={around} className={classNames(css.root, !isFull && css.rootApart)} onKeyDown={onKey}>
      <div className={classNames(css.list, !isFull && css.listApart)} onKeyDownCapture={focus.onEnter}>
        {children}
      </div>
      {record && !isFull && (
        <aside
          data-ec-split=""
          aria-label={record.title}
          className={classNames(css.side, mode === 'over' && css.over)}
          style={{ inlineSize: `min(${width}px, 100%)` }}
        >
          <LeavesFocusToList around={around} />
          <Separator
            label={m.width}
            width={width}
            max={wide ? SPLIT_WIDE_MAX : SPLIT_MAX}
            onWidth={(next) => (kept ? kept.remember(next) : setOwn(next))}
          />
          <div className={css.panel}>
            <PanelHead record={record} onClose={close} />
            <div
              className={classNames(css.body, record.flush && css.flush, record.pending && css.pending)}
              aria-busy={record.pending}
              ref={body}
              tabIndex={scrolls ? 0 : undefined}
            >
              {content}
            </div>
            {record.foot !== undefined && <div className={css.foot}>{record.foot}</div>}
          </div>
        </aside>
      )}
      {record && isFull && (
        <Drawer
          open
          size="full"
          flush={record.flush}
          onClose={close}
          title={record.title}
          tools={<PanelTools record={record} />}
          foot={record.foot}
        >
          <div
            className={classNames(record.flush && css.whole, record.pending && css.pending)}
            aria-busy={record.pending}
          >
            {content}
          </div>
        </Drawer>
      )}
      <LiveRegion>{record && [record.title, record.position].filter(Boolean).join(', ')}</LiveRegion>
    </div>
  )
}

/** Beside the list, over its end, or in place of the page (ux 7.25). */
type PanelMode = 'beside' | 'over' | 'full'

/** What the console's own navigation leaves of a frame of 1200 px. */
const BESIDE_FROM = 960
const OVER_FROM = 640

function panelModeOf(pixels: number): PanelMode {
  // Nothing measured yet, as on a server.
  if (pixels === 0 || pixels >= BESIDE_FROM) return 'beside'
  return pixels >= OVER_FROM ? 'over' : 'full'
}

/** By the width of what both stand in: a host may give it any. */
function usePanelMode(around: RefObject<HTMLElement | null>, isOpen: boolean): PanelMode {
  const [fitting, setFitting] = useState<PanelMode>('beside')
  const [mode, setMode] = useState(fitting)
  const dialogs = useOpenDialogs()
  // A dialog over the panel would be lost with it, which starts anew in another mode, or be covered by it.
  const isCovered = isOpen && dialogs > (mode === 'full' ? 1 : 0)
  if (mode !== fitting && !isCovered) setMode(fitting)
  useLayoutEffect(() => {
    const element = around.current
    if (!element) return
    const look = () => setFitting(panelModeOf(element.getBoundingClientRect().width))
    look()
    const observer = new ResizeObserver(look)
    observer.observe(element)
    return () => observer.disconnect()
  }, [around])
  return mode
}
