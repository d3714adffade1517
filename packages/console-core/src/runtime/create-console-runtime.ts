import { type AccessAnswer, type AccessContext, checkAccess } from '../access/check-access.ts'
import type { ApiFailure } from '../api/api-failure.ts'
import { type Api, createApi } from '../api/create-api.ts'
import { describeFailure } from '../api/describe-failure.ts'
import { CONTRACT_VERSION } from '../contract-version.ts'
import type { UserId } from '../entities/current-user.ts'
import { setNumberLocale } from '../formats/format-count.ts'
import { NO_NAVIGATION } from '../navigation/embed-navigation.ts'
import type { NavigationAdapter } from '../navigation/navigation-adapter.ts'
import type { RouteId } from '../routes/route-table.ts'
import type { ConsoleEvent } from './console-event.ts'
import type { ConsoleOptions } from './console-options.ts'
import { type ConsoleSettings, isSameSettings, settingsOf } from './console-options.ts'
import { createDistricts, type Districts } from './create-districts.ts'
import { createLeaveGuard, type LeaveGuard } from './create-leave-guard.ts'
import { createPreferences, type Preferences, serverPreferences } from './create-preferences.ts'
import { createSession, type Session } from './create-session.ts'
import { createSnackbars, type Snackbars } from './create-snackbars.ts'
import { createStore, type Store } from './create-store.ts'
import { selectDistrict } from './select-district.ts'
import { shareSession } from './share-session.ts'
import type { SnackbarMessage } from './snackbar-message.ts'
import { browserStorage, type ConsoleStorage, STORAGE_KEYS } from './storage.ts'
import { watchWindow } from './watch-window.ts'

/** A console without its UI. Usable outside React, such as in a router's guards. */
export type ConsoleRuntime = {
  readonly settings: ConsoleSettings
  /** `settings` as a store. */
  readonly settingsStore: Pick<Store<ConsoleSettings>, 'get' | 'subscribe'>
  /**
   * Takes a host's changed options: theme, messages, time zone and all else that is a setting, navigation, and functions. What calls
   * and storage are made of stays as it began.
   */
  configure(options: ConsoleOptions): void
  readonly clock: () => Date
  readonly storage: ConsoleStorage
  /** Holds unsaved input (R14). */
  readonly draftStorage: ConsoleStorage
  readonly api: Api
  readonly session: Session
  readonly districts: Districts
  /** One district, whichever is selected: for a screen that a host gives its own. */
  districtOf(id: string): Districts
  readonly snackbars: Snackbars
  readonly preferences: Preferences
  readonly leaveGuard: LeaveGuard
  /** The user's roles, for access checks. */
  accessContext(): AccessContext
  access(id: RouteId): AccessAnswer
  readonly navigation: Store<NavigationAdapter>
  /** Selects a district as the user does: asks about unsaved changes and navigates. False if nothing was selected. */
  selectDistrict(id: string | number | null): Promise<boolean>
  canNavigate: NonNullable<ConsoleOptions['canNavigate']>
  setTitle(title: string): void
  emit(event: ConsoleEvent): void
  /** Shows a failed call, with a note if the message alone would mislead. */
  report(failure: ApiFailure, note?: string): void
  /** Loads the session and listens to the window; returns the cleanup. */
  start(): () => void
}

const otherContract = (version: string): SnackbarMessage => ({
  title: 'Warning',
  message: `The server uses version ${version} of the API, this page version ${CONTRACT_VERSION}.`,
  subtext: 'Some functions may not work. Reload the page. If this continues, contact support.',
  color: 'warning',
})

/** Creates a console. One per page is usual; two share nothing. */
export const createConsoleRuntime = (given: ConsoleOptions = {}): ConsoleRuntime => {
  let options = given
  const settings = createStore(settingsOf(given))
  if (given.numberLocale !== undefined) setNumberLocale(given.numberLocale)
  const emit = (event: ConsoleEvent) => options.onEvent?.(event)
  const storage = options.storage ?? browserStorage('localStorage')
  const draftStorage = options.draftStorage ?? browserStorage('sessionStorage')
  // Getters, so that functions follow the host's latest render.
  const snackbars = createSnackbars({
    get onSnackbar() {
      return options.onSnackbar
    },
  })
  const leaveGuard = createLeaveGuard({
    get confirm() {
      return options.confirm
    },
  })
  const navigation = createStore<NavigationAdapter>(options.navigation ?? NO_NAVIGATION)

  const report = (failure: ApiFailure, note?: string) => {
    const message = describeFailure(failure)
    snackbars.show(
      note ? { ...message, subtext: [message.subtext, note].filter(Boolean).join(' ') } : message,
    )
    emit({ type: 'call-failed', failure })
  }
  const api = createApi({
    ...(options.baseUrl !== undefined && { baseUrl: options.baseUrl }),
    ...(options.http && { http: options.http }),
    ...(options.queryClient && { queryClient: options.queryClient }),
    get getToken() {
      return options.getToken
    },
    ...(options.answers && { answers: options.answers }),
    onUnauthorized: () => session.expire(),
    onFailure: report,
    onOtherContract(version) {
      snackbars.show(otherContract(version))
      emit({ type: 'contract-differs', backend: version, own: CONTRACT_VERSION })
    },
    onDropped: (operation, count) => emit({ type: 'rows-dropped', operation, count }),
  })
  const session: Session = createSession({
    api,
    given: options.session === 'fetch' ? undefined : options.session,
    onUnauthenticated: () => options.onUnauthenticated?.(),
    goTo: (address) => globalThis.location?.assign(address),
    emit,
    report,
  })
  const isOwn = options.session === undefined || options.session === 'fetch'
  const districtsById = new Map<string, Districts>()
  const districts = createDistricts({
    api: Object.assign({}, api, {
      cancelDistrict: (id: string) => !districtsById.has(id) && api.cancelDistrict(id),
    }),
    storage,
  })
  const districtOf = (given: string): Districts => {
    const id = String(given)
    const found = districtsById.get(id)
    if (found) return found
    const made = createDistricts({ api, storage, fixed: id })
    districtsById.set(id, made)
    const { user } = session.get()
    if (user) void made.start(user.id)
    return made
  }
  const preferences = createPreferences(options.preferences ?? serverPreferences(api))
  followSession({ session, districtsById, districts, preferences, snackbars, draftStorage })

  const accessContext = (): AccessContext => ({
    reachableRoles: session.get().user?.reachableRoles ?? [],
    employeeAccess: settings.get().employeeAccess,
  })

  return {
    get settings() {
      return settings.get()
    },
    settingsStore: settings,
    configure(next) {
      const { navigation: before } = options
      options = next
      const changed = settingsOf(next)
      if (changed.numberLocale !== settings.get().numberLocale) setNumberLocale(changed.numberLocale)
      if (!isSameSettings(changed, settings.get())) settings.set(changed)
      if (next.navigation !== before) navigation.set(next.navigation ?? NO_NAVIGATION)
    },
    clock: () => options.clock?.() ?? new Date(),
    storage,
    draftStorage,
    api,
    session,
    districts,
    districtOf,
    snackbars,
    preferences,
    leaveGuard,
    navigation,
    accessContext,
    access: (id) => checkAccess(id, accessContext()),
    selectDistrict: selectDistrict({
      districts,
      leaveGuard,
      navigation,
      onDistrictChange: (id) => options.onDistrictChange?.(id),
    }),
    canNavigate: (to, from) => options.canNavigate?.(to, from) ?? true,
    setTitle: (title) => titleSetter(options.documentTitle ?? 'off')(title),
    emit,
    report,
    start() {
      void session.start()
      const retryDistricts = () => {
        for (const one of [districts, ...districtsById.values()]) void one.retry()
      }
      const stop = watchWindow({ session, retryDistricts, leaveGuard, preferences, snackbars })
      // A host that passes the user also knows when they leave.
      const stopSharing = isOwn ? shareSession(session, options.baseUrl ?? '') : () => {}
      return () => {
        stop()
        stopSharing()
      }
    },
  }
}

/** Loads and clears everything that belongs to the user. */
const followSession = ({
  session,
  districts,
  districtsById,
  preferences,
  snackbars,
  draftStorage,
}: Pick<ConsoleRuntime, 'session' | 'districts' | 'preferences' | 'snackbars' | 'draftStorage'> & {
  districtsById: ReadonlyMap<string, Districts>
}): void => {
  const all = () => [districts, ...districtsById.values()]
  let userId: UserId | null = null
  const follow = () => {
    const next = session.get().user?.id ?? null
    if (next === userId) return
    if (userId !== null) {
      for (const one of all()) one.reset()
      preferences.reset()
      snackbars.clear()
      // Signing out removes drafts; an expired session keeps them (R14).
      if (session.get().left) {
        draftStorage.removeItem(STORAGE_KEYS.drafts(userId))
        draftStorage.removeItem(STORAGE_KEYS.rollovers(userId))
      }
    }
    userId = next
    if (next === null) return
    for (const one of all()) void one.start(next)
    void preferences.start()
  }
  session.subscribe(follow)
  follow()
}

const titleSetter = (mode: NonNullable<ConsoleOptions['documentTitle']>): ((title: string) => void) => {
  if (typeof mode === 'function') return mode
  return (title) => {
    if (mode === 'set' && typeof document !== 'undefined') document.title = title
  }
}
