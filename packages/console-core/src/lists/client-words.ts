import type { StatusTone } from './run-statuses.ts'

/** What kind of customer a client is, code to title. `internal` is the provider itself. */
export const CLIENT_TYPES = {
  district: 'District',
  charter: 'Charter',
  countyOffice: 'County Office',
  state: 'State',
  school: 'School',
  consortium: 'Consortium',
  internal: 'Internal',
} as const

export type ClientType = keyof typeof CLIENT_TYPES

/** Only an active client is offered on the sign-in page. */
export const CLIENT_STATUSES = {
  prospect: { word: 'Prospect', tone: 'neutral' },
  onboarding: { word: 'Onboarding', tone: 'info' },
  active: { word: 'Active', tone: 'success' },
  inactive: { word: 'Inactive', tone: 'neutral' },
} as const satisfies Record<string, { word: string; tone: StatusTone }>

export type ClientStatus = keyof typeof CLIENT_STATUSES
