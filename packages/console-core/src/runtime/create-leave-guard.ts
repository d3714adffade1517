import type { Query } from '../query/query-string.ts'
import { createStore, type Store } from './create-store.ts'

/** The specification's question ([S2.1]). */
export const LEAVE_QUESTION = 'You have unsaved changes. Would you like to continue?'

/** A pending question. */
export type LeavePrompt = { text: string; names: readonly string[]; answer(leave: boolean): void }

export type LeaveGuard = {
  /** The pending question, for the dialog that shows it. */
  readonly prompt: Store<LeavePrompt | null>
  /** Registers unsaved changes; returns the cleanup. `onLeft` is called when the user discards them. */
  register(names?: readonly string[], onLeft?: () => void): () => void
  isDirty(): boolean
  /** Declares query keys that decide which form is open, such as the record of a panel; returns the cleanup. */
  holdForm(...keys: string[]): () => void
  /** True if another query of the same page would take such a form away. */
  takesForm(from: Query | undefined, to: Query | undefined): boolean
  /** `isDirty` as a store. */
  readonly dirty: Pick<Store<boolean>, 'get' | 'subscribe'>
  /** The names of the unsaved fields. */
  names(): string[]
  /** Declares a running save, which leaving waits for; returns the cleanup. */
  beginSave(): () => void
  /**
   * True if nothing is unsaved or the user discards it. Waits for a running save first, and a question closes itself when
   * nothing is unsaved anymore. Concurrent calls share one question.
   */
  ask(): Promise<boolean>
  /** True while `ask` waits for a save or for an answer. */
  isAsking(): boolean
  /** Runs a navigation that the user has already confirmed. */
  pass<Result>(action: () => Result): Result
  isPassing(): boolean
  /** Declares that a dialog shows `prompt`; returns the cleanup. */
  attachDialog(): () => void
}

export type Confirm = (text: string) => boolean | Promise<boolean>

/** Guards every way to leave: links, address bar, picker, sign-out, closing the window (architecture 9). */
export const createLeaveGuard = (options: { confirm?: Confirm | undefined } = {}): LeaveGuard => {
  const prompt = createStore<LeavePrompt | null>(null)
  const dirty = createStore(false)
  const forms = new Map<symbol, { fields: readonly string[]; onLeft: (() => void) | undefined }>()
  const held = new Set<readonly string[]>()
  const saves = new Set<symbol>()
  const saving = createStore(false)
  let dialogs = 0
  let passing = false
  let asked: Promise<boolean> | null = null

  const names = () => [...new Set([...forms.values()].flatMap(({ fields }) => fields))]
  const question = async (): Promise<boolean> => {
    // Read at each question, as a host may give another.
    const { confirm } = options
    if (confirm) return confirm(LEAVE_QUESTION)
    if (dialogs === 0) return typeof window === 'undefined' || window.confirm(LEAVE_QUESTION)
    let stop = () => {}
    const leave = await new Promise<boolean>((answer) => {
      prompt.set({ text: LEAVE_QUESTION, names: names(), answer })
      stop = whenFalse(dirty, () => answer(true))
    })
    stop()
    prompt.set(null)
    return leave
  }
  const decide = async (): Promise<boolean> => {
    while (saving.get()) {
      let stop = () => {}
      await new Promise<void>((ended) => {
        stop = whenFalse(saving, ended)
      })
      stop()
    }
    return forms.size === 0 || question()
  }

  return {
    prompt,
    dirty,
    names,
    register(fields = [], onLeft) {
      const form = Symbol('form')
      forms.set(form, { fields, onLeft })
      dirty.set(true)
      return () => {
        forms.delete(form)
        dirty.set(forms.size > 0)
      }
    },
    isDirty: dirty.get,
    holdForm(...keys) {
      held.add(keys)
      return () => void held.delete(keys)
    },
    takesForm: (from, to) =>
      [...held].flat().some((key) => JSON.stringify(from?.[key]) !== JSON.stringify(to?.[key])),
    beginSave() {
      const save = Symbol('save')
      saves.add(save)
      saving.set(true)
      return () => {
        saves.delete(save)
        saving.set(saves.size > 0)
      }
    },
    isAsking: () => asked !== null,
    ask() {
      if (forms.size === 0) return Promise.resolve(true)
      asked ??= decide()
        .then((leave) => {
          if (leave) for (const { onLeft } of forms.values()) onLeft?.()
          return leave
        })
        .finally(() => {
          asked = null
        })
      return asked
    },
    pass(action) {
      passing = true
      try {
        return action()
      } finally {
        passing = false
      }
    },
    isPassing: () => passing,
    attachDialog() {
      dialogs += 1
      return () => {
        dialogs -= 1
        if (dialogs === 0) prompt.get()?.answer(false)
      }
    },
  }
}

/** Calls back once the store is false for longer than effects take that register anew; returns the cleanup. */
const whenFalse = (store: Store<boolean>, then: () => void): (() => void) =>
  store.subscribe(() =>
    queueMicrotask(() => {
      if (!store.get()) then()
    }),
  )
