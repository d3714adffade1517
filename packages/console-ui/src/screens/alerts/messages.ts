import { type AlertDelivery, countOf } from '@edconsole/console-core'
import { ALERT_EVENT_NAMES } from '../../features/alerts/choices.ts'
import { weekdayMessages } from '../../patterns/schedule/schedule-text.ts'

/** Every sentence of the alert settings; a host may replace each. */
export const alertSettingsMessages = {
  page: { title: 'Alerts', onlyYou: 'Only for you', form: 'Alert settings', saved: 'Alert settings saved' },
  notOffered: { title: 'Not available here', text: 'This server has no alerts.' },
  sections: {
    districts: { title: 'Districts', help: 'Which districts you hear about.' },
    events: { title: 'Events', help: 'What to tell you about, and how soon.' },
    email: {
      title: 'Email',
      help: 'Alerts always appear under the bell. Emails name districts and counts, never students or staff.',
    },
    quiet: { title: 'Quiet hours', help: 'Alerts wait and arrive together afterward.' },
  },
  scope: {
    label: 'Districts',
    mine: 'My districts',
    mineNote: 'Districts assigned to you',
    chosen: 'Selected districts',
    chosenNote: 'Only the ones you add',
    all: 'All districts',
    allNote: 'Every district you have access to',
  },
  districts: {
    label: 'Selected districts',
    asks: 'at least one district',
    add: 'Add a district',
    remove: (name: string) => `Remove ${name}`,
    none: 'No districts yet.',
    count: (districts: number) => countOf(districts, 'district', 'districts'),
    unknown: (id: number) => `District ${id}`,
  },
  components: {
    label: 'Components',
    help: 'For rejected rows only. Each one you choose is compared to the limit on its own; without any, the whole import is.',
  },
  events: ALERT_EVENT_NAMES,
  deliveries: { off: 'Off', immediate: 'Right away', digest: 'Digest' } satisfies Record<
    AlertDelivery,
    string
  >,
  rejectedPercent: 'Rejected rows above',
  percent: '%',
  digestAt: 'Daily digest at',
  digestHelp: 'Lists everything open. Skipped when nothing is.',
  byEmail: 'Email',
  byEmailHelp: (address: string) => `Sent to ${address}.`,
  noAddress: 'Your user has no email address.',
  timeZone: 'Time zone',
  quietFrom: 'From',
  quietUntil: 'To',
  quietUntilAsks: 'when quiet hours end',
  noQuiet: 'No quiet hours',
  quietDays: 'Quiet all day',
  failuresBreakQuiet: 'Failed imports come through at any time',
  days: weekdayMessages,
}

export type AlertSettingsMessages = typeof alertSettingsMessages
