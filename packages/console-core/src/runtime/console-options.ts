import type { EmployeeAccess } from '../access/check-access.ts'
import type { ApiOptions } from '../api/create-api.ts'
import { CONSTANTS } from '../constants.ts'
import type { CurrentUser } from '../entities/current-user.ts'
import type { NavigationAdapter } from '../navigation/navigation-adapter.ts'
import type { Place } from '../routes/place.ts'
import type { ConsoleEvent } from './console-event.ts'
import type { Confirm } from './create-leave-guard.ts'
import type { PreferenceStore } from './create-preferences.ts'
import type { MessageOverrides } from './messages.ts'
import type { SnackbarMessage } from './snackbar-message.ts'
import type { ConsoleStorage } from './storage.ts'

export type ThemeOptions = {
  scheme?: 'light' | 'dark' | 'system'
  density?: 'comfortable' | 'compact'
  vars?: Readonly<Record<string, string>>
}

/** An account that a demo offers on its sign-in page. */
export type DemoAccount = {
  readonly username: string
  readonly password: string
  /** What it is there to show, for example `Every role`. */
  readonly shows: string
}

/** Everything a host may decide (architecture 2). Each has a default under which a screen works on the same origin. */
export type ConsoleOptions = {
  /** In front of `/api`; default: same origin. */
  baseUrl?: string
  /** Where sign-in with a provider starts; default `${baseUrl}/api/login` (R12). */
  signInUrl?: string
  /** Addresses of the two hidden frames (R15). */
  sessionFrames?: { relyingParty: string; provider: string }
  /** Default `Console` (R4). */
  productName?: string
  /** Listed on the sign-in page; only a demo has any. */
  demoAccounts?: readonly DemoAccount[]
  /** Default `fetch`: asks `GET /user-info`. A host may hand its user over; null means nobody. */
  session?: 'fetch' | CurrentUser | null
  /** Told once per expiry (R14). */
  onUnauthenticated?: () => void
  navigation?: NavigationAdapter
  /** How "or employee" is read (R3); default `either`. */
  employeeAccess?: EmployeeAccess
  /** The fifth guard (R7); default: yes. */
  canNavigate?: (to: Place, from: Place | null) => boolean | Promise<boolean>
  onSnackbar?: 'snackbar' | 'off' | ((message: SnackbarMessage) => void)
  /** Asks the question before unsaved changes are left; default: a dialog, else the browser's. */
  confirm?: Confirm
  /** Default `off`: an embed leaves the host's title alone. */
  documentTitle?: 'off' | 'set' | ((title: string) => void)
  /**
   * Sentences by screen id (`shell` for the frame, `form` for forms, `table`, `chart` and `panel` for lists,
   * `patterns` and `parts` for the rest), in place of our own.
   */
  messages?: MessageOverrides
  theme?: ThemeOptions
  /** Level of a screen's heading; default 2 in embeds, the console uses 1. */
  headingLevel?: 1 | 2 | 3 | 4
  onEvent?: (event: ConsoleEvent) => void
  clock?: () => Date
  /** Default `America/New_York` ([S9]). */
  timeZone?: string
  queryClient?: ApiOptions['queryClient']
  http?: ApiOptions['http']
  preferences?: PreferenceStore
  storage?: ConsoleStorage
  /** For what was typed and not saved (R14); default: the browser's session storage. */
  draftStorage?: ConsoleStorage
  onDistrictChange?: (id: string) => void
}

/** What a host decided, with the defaults filled in. */
export type ConsoleSettings = {
  productName: string
  demoAccounts: readonly DemoAccount[]
  baseUrl: string
  signInUrl: string
  sessionFrames: { relyingParty: string; provider: string } | null
  employeeAccess: EmployeeAccess
  timeZone: string
  headingLevel: 1 | 2 | 3 | 4
  messages: MessageOverrides
  theme: ThemeOptions
}

export const settingsOf = (options: ConsoleOptions): ConsoleSettings => {
  const baseUrl = options.baseUrl ?? ''
  return {
    productName: options.productName ?? 'Console',
    demoAccounts: options.demoAccounts ?? [],
    baseUrl,
    signInUrl: options.signInUrl ?? `${baseUrl}/api/login`,
    sessionFrames: options.sessionFrames ?? null,
    employeeAccess: options.employeeAccess ?? 'either',
    timeZone: options.timeZone ?? CONSTANTS.timeZone,
    headingLevel: options.headingLevel ?? 2,
    messages: options.messages ?? {},
    theme: options.theme ?? {},
  }
}
