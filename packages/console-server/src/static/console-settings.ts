/** What the page is told at run time: the same build serves every environment. */
export type ConsoleSettingsBlock = {
  suffix?: string
  /** IANA name of the zone in which times are shown. */
  timeZone?: string
  baseUrl?: string
  signInUrl?: string
  sessionFrames?: { relyingParty: string; provider: string }
  employeeAccess?: 'either' | 'strict'
  sentryDsn?: string
  /** The server's clock, when it is not the system's. */
  now?: string
  demoAccounts?: { username: string; password: string; shows: string }[]
}

type Env = Readonly<Record<string, string | undefined>>

/** Settings from the environment; one that is absent leaves the console's default. */
export const settingsFromEnv = (env: Env): ConsoleSettingsBlock => {
  const frames = { relyingParty: env.CONSOLE_SESSION_FRAME_RP, provider: env.CONSOLE_SESSION_FRAME_PROVIDER }
  return {
    ...(env.CONSOLE_SUFFIX ? { suffix: env.CONSOLE_SUFFIX } : {}),
    ...(env.CONSOLE_TIME_ZONE ? { timeZone: env.CONSOLE_TIME_ZONE } : {}),
    ...(env.CONSOLE_BASE_URL ? { baseUrl: env.CONSOLE_BASE_URL } : {}),
    ...(env.CONSOLE_SIGN_IN_URL ? { signInUrl: env.CONSOLE_SIGN_IN_URL } : {}),
    ...(env.CONSOLE_SENTRY_DSN ? { sentryDsn: env.CONSOLE_SENTRY_DSN } : {}),
    ...(frames.relyingParty && frames.provider
      ? { sessionFrames: { relyingParty: frames.relyingParty, provider: frames.provider } }
      : {}),
    employeeAccess: employeeAccessFrom(env),
  }
}

/** How "or employee" is read (R3); the server decides by the same reading as the console. */
export const employeeAccessFrom = (env: Env): 'either' | 'strict' => {
  const word = env.CONSOLE_EMPLOYEE_ACCESS || 'either'
  if (word === 'either' || word === 'strict') return word
  throw new Error(`CONSOLE_EMPLOYEE_ACCESS must be either or strict, not ${word}.`)
}

/** Writes data into a block of the page; `<` is escaped, so that no value can end the block. */
export const withBlock = (page: string, id: 'console-settings' | 'console-answers', data: object): string =>
  page.replace(
    new RegExp(`(<script type="application/json" id="${id}">)[\\s\\S]*?(</script>)`),
    (_, open: string, close: string) =>
      open + JSON.stringify(data).replaceAll('<', String.raw`\u003c`) + close,
  )
