import type { EmployeeAccess } from '../access/satisfies.ts'
import { CONSTANTS } from '../constants.ts'
import type { ConsoleOptions, DemoAccount, ThemeOptions } from './console-options.ts'
import type { MessageOverrides } from './messages.ts'

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
