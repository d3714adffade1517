import { CONSTANTS } from '../constants.ts'
import { createStore, type Store } from './create-store.ts'
import type { SnackbarColor, SnackbarMessage } from './snackbar-message.ts'

type Optional = 'title' | 'subtext' | 'icon' | 'action' | 'denied'

/** A message with defaults filled in. */
export type Snackbar = Required<Omit<SnackbarMessage, Optional>> &
  Pick<SnackbarMessage, Optional> & {
    id: string
    /** How often the same message was shown while open. */
    count: number
  }

export type SnackbarState = {
  /** Open messages, newest first; at most four are rendered. */
  open: readonly Snackbar[]
  /** The last twenty of this session, newest first. */
  recent: readonly Snackbar[]
}

export type Snackbars = Store<SnackbarState> & {
  show(message: SnackbarMessage): string
  /** Updates an open message in place; its timer continues. */
  update(id: string, change: Partial<SnackbarMessage>): void
  dismiss(id: string): void
  /** Pauses a message's timer while it is hovered or focused. Holds are counted. */
  hold(id: string): void
  /** Releases a hold; the timer restarts in full. */
  release(id: string): void
  /** Pauses all timers while the page is hidden; they restart in full. */
  setHidden(hidden: boolean): void
  /** Removes all messages, recent ones included: they belong to the previous user. */
  clear(): void
}

type Options = {
  /** `off`: nothing is shown. A function: the host shows messages itself. Read at each message. */
  onSnackbar?: 'snackbar' | 'off' | ((message: SnackbarMessage) => void) | undefined
}

const RECENT_KEPT = 20

/** Manages the messages at the top right ([S3], [S4], R22). */
export const createSnackbars = (options: Options = {}): Snackbars => {
  const store = createStore<SnackbarState>({ open: [], recent: [] })
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  const holds = new Map<string, number>()
  let hidden = false
  let isRendered = false
  let last = 0

  const stop = (id: string) => {
    clearTimeout(timers.get(id))
    timers.delete(id)
  }
  const start = (id: string) => {
    stop(id)
    const snackbar = store.get().open.find((one) => one.id === id)
    if (!snackbar || hidden || !isRendered || holds.has(id) || !Number.isFinite(snackbar.delay)) return
    timers.set(
      id,
      setTimeout(() => dismiss(id), snackbar.delay),
    )
  }
  const dismiss = (id: string) => {
    stop(id)
    holds.delete(id)
    const { open, recent } = store.get()
    store.set({ open: open.filter((one) => one.id !== id), recent })
  }
  const keep = (snackbar: Snackbar, visible: boolean) => {
    const { open, recent } = store.get()
    const without = (list: readonly Snackbar[]) => list.filter(({ id }) => id !== snackbar.id)
    store.set({
      open: visible ? [snackbar, ...without(open)] : open,
      recent: [snackbar, ...without(recent)].slice(0, RECENT_KEPT),
    })
    if (visible) start(snackbar.id)
  }

  const startAll = () => {
    for (const { id } of store.get().open) start(id)
  }

  return {
    ...store,
    subscribe(listener) {
      // Messages shown while the page is still loading wait until something renders them.
      if (!isRendered) {
        isRendered = true
        startAll()
      }
      return store.subscribe(listener)
    },
    dismiss,
    show(given) {
      const iconColor: SnackbarColor = ICON_COLORS.find((color) => color === given.color) ?? 'success'
      const message = { iconColor, ...given }
      const { onSnackbar = 'snackbar' } = options
      if (typeof onSnackbar === 'function') onSnackbar(message)
      const same = store.get().open.find((one) => isSame(one, message))
      if (same) {
        // The same role may be missing for two pages: explain the latest.
        keep({ ...same, ...(message.denied && { denied: message.denied }), count: same.count + 1 }, true)
        return same.id
      }
      last += 1
      const snackbar: Snackbar = { ...DEFAULTS, ...message, id: `snackbar-${last}`, count: 1 }
      keep(snackbar, onSnackbar === 'snackbar' && snackbar.display)
      return snackbar.id
    },
    update(id, change) {
      const updated = (list: readonly Snackbar[]) =>
        list.map((one) => (one.id === id ? { ...one, ...change } : one))
      const { open, recent } = store.get()
      store.set({ open: updated(open), recent: updated(recent) })
    },
    hold(id) {
      holds.set(id, (holds.get(id) ?? 0) + 1)
      stop(id)
    },
    release(id) {
      const left = (holds.get(id) ?? 0) - 1
      if (left > 0) holds.set(id, left)
      else if (holds.delete(id)) start(id)
    },
    clear() {
      for (const { id } of store.get().open) dismiss(id)
      store.set({ open: [], recent: [] })
    },
    setHidden(next) {
      if (hidden === next) return
      hidden = next
      startAll()
    },
  }
}

const DEFAULTS = {
  display: true,
  delay: CONSTANTS.snackbarMs,
  color: 'primary',
  dismissable: true,
  top: false,
} as const

// A warning must not be called a success because its icon wasn't named.
const ICON_COLORS = ['info', 'warning', 'error'] as const

const isSame = (open: Snackbar, message: SnackbarMessage): boolean =>
  open.message === message.message &&
  open.title === message.title &&
  open.subtext === message.subtext &&
  open.color === (message.color ?? DEFAULTS.color)
