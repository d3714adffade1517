import type { EmployeeAccess } from '../access/check-access.ts'
import type { ApiOptions } from '../api/create-api.ts'
import type { GetToken } from '../api/token-source.ts'
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

/** The variables that a theme can set; the UI package adds its tokens. */
// biome-ignore lint/suspicious/noEmptyInterface: other packages add to it
export interface ThemeTokens {}

type ThemeVars = keyof ThemeTokens extends never
  ? Readonly<Record<string, string>>
  : { readonly [Name in keyof ThemeTokens]?: string }

export type ThemeOptions = {
  /**
   * `system`: what the operating system says. Default: in the shell the same; an embedded screen follows the `color-scheme` of the
   * page around it, whenever that changes.
   */
  scheme?: 'light' | 'dark' | 'system'
  /** How much room rows and controls take. Default `comfortable`. */
  density?: 'comfortable' | 'compact'
  /** Values of tokens by their names, such as `--ec-color-accent-solid`. */
  vars?: ThemeVars
}

/** An account offered on a demo's sign-in page. */
export type DemoAccount = {
  readonly username: string
  readonly password: string
  /** What it demonstrates, such as `Every role`. */
  readonly shows: string
}

/** Everything a host may configure (architecture 2). The defaults work on the same origin. */
export type ConsoleOptions = {
  /** Prefix of `/api`. Default: same origin. */
  baseUrl?: string
  /** Where sign-in with a provider starts. Default `${baseUrl}/api/login` (R12). */
  signInUrl?: string
  /** URLs of the two hidden session frames (R15). */
  sessionFrames?: { relyingParty: string; provider: string }
  /** Default `Console` (R4). */
  productName?: string
  /** Listed on the sign-in page of a demo. */
  demoAccounts?: readonly DemoAccount[]
  /** Default `fetch`: reads `GET /user-info`. A host may pass its user; null means signed out. Read on mount. */
  session?: 'fetch' | CurrentUser | null
  /**
   * Fires on the first 401, including on a page without a session, and not again until a user has been signed in (R14).
   */
  onUnauthenticated?: () => void
  /**
   * How "Sign in" of a signed-out embed works: in a pop-up beside the host's page, or by leaving it. A function signs in by the
   * host's own means. Default `popup`; with `getToken`, another token is asked for. `redirect` needs a `signInPage` of the host's own
   * that leads back to the path in its query's `returnTo`: the console's page leads to pages of the console only.
   */
  signIn?: 'popup' | 'redirect' | (() => void | Promise<void>)
  /**
   * The sign-in page, for `signIn`. Default `${baseUrl}/login`. Name the console's where another page has that address, such as
   * `http://localhost:4300/login`; its host name has to be that of the host's page, since the session is a cookie of it.
   */
  signInPage?: string
  /**
   * Gives the host's own token for each call, in place of the browser's session. Never stored. Each call asks the function of the
   * latest render.
   */
  getToken?: GetToken
  /** Default: each embedded screen navigates within itself, and what it can't open is plain text. */
  navigation?: NavigationAdapter
  /** How "or employee" is interpreted (R3). Default `either`. */
  employeeAccess?: EmployeeAccess
  /** The fifth guard (R7). Default: allows everything. */
  canNavigate?: (to: Place, from: Place | null) => boolean | Promise<boolean>
  /** Where short messages such as "Saved" appear. Default: in a stack of the console's own; a function shows them by the host's means. */
  onSnackbar?: 'snackbar' | 'off' | ((message: SnackbarMessage) => void)
  /** Confirms discarding unsaved changes. Default: a dialog, or the browser's own if none is mounted. */
  confirm?: Confirm
  /** Default `off`: an embed doesn't change the host's title. */
  documentTitle?: 'off' | 'set' | ((title: string) => void)
  /**
   * Replaces our texts, by screen ID (`shell` for the frame, `form` for forms, `table`, `chart` and `panel` for lists,
   * `patterns` and `parts` for the rest).
   */
  messages?: MessageOverrides
  /** Light or dark, density, and values of tokens. */
  theme?: ThemeOptions
  /** Level of a screen's heading. Default 2; the console uses 1. */
  headingLevel?: 1 | 2 | 3 | 4
  /** Receives what a host's monitoring may want: places shown, failed calls, crashes. Never rows, form contents or secrets. */
  onEvent?: (event: ConsoleEvent) => void
  /** The present moment, for tests and demonstrations. Default: the browser's clock. */
  clock?: () => Date
  /** Default `America/New_York` ([S9]). */
  timeZone?: string
  /** The locale of numbers, such as `de-DE`. One for the page: of several providers the last to change it decides. Default `en-US`. */
  numberLocale?: string
  /** A client to keep answers in with the host's own. Default: one of the console's own. */
  queryClient?: ApiOptions['queryClient']
  /** The axios instance that makes the calls, for headers or interceptors of a host. Default: one without any. Read on mount. */
  http?: ApiOptions['http']
  /**
   * Answers that the page brought along, by address below `/api`: each stands in for the first request of its address. The
   * reference server writes them into the console's page; without them the console makes the calls.
   */
  answers?: ApiOptions['answers']
  /** Where columns and page sizes are kept. Default: the backend. */
  preferences?: PreferenceStore
  /** Holds what outlives the page, such as recent districts. Default: the browser's local storage. */
  storage?: ConsoleStorage
  /** Holds unsaved input (R14). Default: the browser's session storage. */
  draftStorage?: ConsoleStorage
  /** Fires when another district is selected. */
  onDistrictChange?: (id: string) => void
}

/** A host's options with defaults filled in. */
export type ConsoleSettings = {
  productName: string
  demoAccounts: readonly DemoAccount[]
  baseUrl: string
  signInUrl: string
  signIn: 'popup' | 'redirect' | (() => void | Promise<void>)
  signInPage: string
  /** Whether calls carry the host's tokens. */
  hasTokens: boolean
  sessionFrames: { relyingParty: string; provider: string } | null
  employeeAccess: EmployeeAccess
  timeZone: string
  numberLocale: string | undefined
  headingLevel: 1 | 2 | 3 | 4
  messages: MessageOverrides
  theme: ThemeOptions
}

/** Stable, so that options without them don't look like a change. */
const NO_MESSAGES: MessageOverrides = {}
const askForToken = (): void => {}

export const settingsOf = (options: ConsoleOptions): ConsoleSettings => {
  const baseUrl = options.baseUrl ?? ''
  return {
    productName: options.productName ?? 'Console',
    demoAccounts: options.demoAccounts ?? [],
    baseUrl,
    signInUrl: options.signInUrl ?? `${baseUrl}/api/login`,
    signIn: options.signIn ?? (options.getToken ? askForToken : 'popup'),
    signInPage: options.signInPage ?? `${baseUrl}/login`,
    hasTokens: options.getToken !== undefined,
    sessionFrames: options.sessionFrames ?? null,
    employeeAccess: options.employeeAccess ?? 'either',
    timeZone: options.timeZone ?? CONSTANTS.timeZone,
    numberLocale: options.numberLocale,
    headingLevel: options.headingLevel ?? 2,
    messages: options.messages ?? NO_MESSAGES,
    theme: options.theme ?? {},
  }
}

/** True if both say the same; functions and messages by identity. */
export const isSameSettings = (a: ConsoleSettings, b: ConsoleSettings): boolean =>
  a.messages === b.messages && a.signIn === b.signIn && JSON.stringify(a) === JSON.stringify(b)
