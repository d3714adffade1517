import { ApiFailure } from '../api/api-failure.ts'
import type { Api } from '../api/create-api.ts'
import { refreshAfter } from '../api/refresh-after.ts'
import { rolloverResource } from '../resources/index.ts'
import type { ConsoleRuntime } from '../runtime/create-console-runtime.ts'
import { createStore, type Store } from '../runtime/create-store.ts'
import { perRuntime } from '../runtime/per-runtime.ts'
import type { SnackbarMessage } from '../runtime/snackbar-message.ts'
import { STORAGE_KEYS } from '../runtime/storage.ts'
import { keepRollover, keptRollovers, type RolloversById } from './kept-rollovers.ts'
import { readResult } from './read-result.ts'
import {
  changeRollover,
  NO_ROLLOVER,
  ROLLOVER_KEYS,
  type RolloverChange,
  type RolloverKey,
  type RolloverResults,
  type RolloverState,
  rolloverStatusType,
} from './rollover-state.ts'

export type RolloverDistrict = { id: string; lea: string; name: string }

/** The rollovers of one console, by the district's id. */
export type Rollovers = Store<RolloversById> & {
  /** Runs the keys one after another; a failure does not stop the next (R26). Settles when the last one has ended. */
  run(district: RolloverDistrict, keys?: readonly RolloverKey[]): Promise<void>
  /** Clears what a district's last run left; not while one is under way. */
  reset(districtId: string): void
  /** Says that a page shows the rollover of a district; returns how to say that it went. */
  show(districtId: string): () => void
}

const createRollovers = (runtime: ConsoleRuntime): Rollovers => {
  const { api, districts, session, snackbars, draftStorage, report, emit } = runtime
  let userId = session.get().user?.id ?? null
  // Answers that come after their visit are let go, also when the same person has signed in again: what they would go on
  // with counts as failed by then, and may run anew.
  let visit = 0
  const kept = () => (userId === null ? {} : keptRollovers(draftStorage, STORAGE_KEYS.rollovers(userId)))
  const store = createStore<RolloversById>(kept())
  const stateOf = (id: string) => store.get()[id] ?? NO_ROLLOVER
  const change = (id: string, step: RolloverChange) => {
    const next = changeRollover(stateOf(id), step)
    store.set({ ...store.get(), [id]: next })
    if (userId !== null) keepRollover(draftStorage, STORAGE_KEYS.rollovers(userId), id, next)
  }

  /** The districts whose rollover is on show, once for each page that does. */
  const shown: string[] = []

  session.subscribe(() => {
    const next = session.get().user?.id ?? null
    if (next === userId) return
    userId = next
    visit += 1
    // What one user was told is not the next one's.
    store.set(kept())
  })

  const runKey = async (district: RolloverDistrict, key: RolloverKey, next: RolloverKey | undefined) => {
    const askedIn = visit
    try {
      const result = await CALLS[key](api, district.lea)
      if (askedIn !== visit) return
      change(district.id, { type: 'finish', key, result, next })
      for (const resource of COPIES[key]) refreshAfter(api, { resource }, district.id)
      emit({ type: 'saved', operation: rolloverResource[key].id })
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      if (askedIn !== visit) return
      change(district.id, { type: 'fail', key, failure: error, next })
      if (!error.expired) report(error, districts.get().id === district.id ? undefined : district.name)
    }
  }

  return {
    ...store,
    async run(district, keys = ROLLOVER_KEYS) {
      const [first] = keys
      if (first === undefined || stateOf(district.id).processing.length > 0) return
      const askedIn = visit
      change(district.id, { type: 'start', key: first })
      for (const [at, key] of keys.entries()) {
        await runKey(district, key, keys[at + 1])
        if (askedIn !== visit) return
      }
      // The panel shows the failure, and each failed call has already reported itself
      if (!shown.includes(district.id)) snackbars.show(describeEnd(stateOf(district.id), district.name))
    },
    reset(districtId) {
      if (stateOf(districtId).processing.length === 0) change(districtId, { type: 'reset' })
    },
    show(districtId) {
      shown.push(districtId)
      return () => shown.splice(shown.indexOf(districtId), 1)
    },
  }
}

const describeEnd = (state: RolloverState, name: string): SnackbarMessage =>
  rolloverStatusType(state) === 'error'
    ? {
        title: 'Warning',
        message: 'The rollover ended with failures',
        subtext: name,
        color: 'warning',
      }
    : { title: 'Success', message: 'The rollover finished', subtext: name, color: 'success' }

type RolloverCall = (api: Api, lea: string) => Promise<Partial<RolloverResults>>

const CALLS: Record<RolloverKey, RolloverCall> = {
  async staff(api, lea) {
    const { data } = await api.call(rolloverResource.staff, { lea })
    return { staff: countsOf(data?.rolloverStaff, 'staff') }
  },
  async templates(api, lea) {
    const { data } = await api.call(rolloverResource.templates, { lea })
    return { templates: countsOf(data?.rolloverTemplates, 'templates') }
  },
  async exports(api, lea) {
    const { data } = await api.call(rolloverResource.exports, { lea })
    return { exports: countsOf(data?.rolloverExports, 'exports') }
  },
}

/** What a key did, if the answer says it: otherwise it has failed. */
const countsOf = <Key extends RolloverKey>(result: unknown, key: Key): RolloverResults[Key] => {
  const read = readResult<Key>(result)
  if (read) return read
  throw new ApiFailure({
    code: null,
    message: 'The response has no result',
    operation: rolloverResource[key],
  })
}

/** The collections that hold what a key copies. */
const COPIES: Record<RolloverKey, readonly string[]> = {
  staff: ['staff'],
  templates: ['sisImports'],
  exports: ['exports'],
}

/** The one holder of rollovers of a console: it outlives every page. */
export const rolloversOf: (runtime: ConsoleRuntime) => Rollovers = /* @__PURE__ */ perRuntime(createRollovers)
