import { countOf } from '@edconsole/console-core'

export const messages = {
  title: 'API Setup',
  form: 'SIS connection',
  state: {
    none: 'This district has no SIS connection yet.',
    sent: (by: string | null, at: string) => `Sent by ${by ?? 'the district'} on ${at} (ET).`,
    requested: (to: string | null, at: string) => `Requested from ${to ?? 'the district'} on ${at} (ET).`,
    saved: (by: string | null, at: string) => `Last changed by ${by ?? 'someone'} on ${at} (ET).`,
  },
  runs: {
    title: 'Recent tests',
    help: 'The last five, newest first.',
    time: 'Time (ET)',
    system: 'System',
    result: 'Result',
    passed: (schools: number) => `Connected, ${countOf(schools, 'school', 'schools')}`,
  },
}

export type ApiSetupMessages = typeof messages
