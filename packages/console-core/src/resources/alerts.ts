import { type Decoder, decodersOf, numbersOf } from '../api/decoders.ts'
import type {
  AlertChoices,
  AlertMessage,
  AlertSettings,
  ReadAlerts,
  UnreadAlerts,
} from '../entities/alert.ts'
import { get, post, resource } from './operation.ts'

const extension = 'signed-in'

const rowsOf: Decoder = (value) => (Array.isArray(value) ? value : [])

const settings = decodersOf<AlertSettings>(
  {
    text: [
      ...(['importFailed', 'importHeld', 'importLate', 'rejectedRows', 'exportFailed'] as const),
      ...(['certificateExpiring', 'digestAt', 'timeZone', 'scope'] as const),
    ],
    textOrNull: ['quietFrom', 'quietUntil', 'emailAddress'],
    number: ['rejectedPercent'],
    flag: ['byEmail', 'failuresBreakQuiet'],
    texts: ['components', 'quietDays'],
  },
  { districtIds: numbersOf },
)

/** What people are told about districts, and what they want to be told; each person's own. */
export const alertsResource = resource(
  'alerts',
  { records: 'alerts' },
  {
    /** The newest first, up to a hundred. */
    messages: get<AlertMessage[]>('/alerts', {
      extension,
      answers: 'rows',
      fields: decodersOf<AlertMessage>(
        {
          key: ['id'],
          text: ['kind', 'sentAt'],
          textOrNull: ['event', 'districtName', 'componentName', 'expiresAt'],
          number: ['percent', 'count'],
          flag: ['isRead'],
        },
        { counts: rowsOf },
      ),
    }),
    unread: get<UnreadAlerts>('/alerts/unread', {
      extension,
      fields: decodersOf<UnreadAlerts>({ number: ['count'] }),
    }),
    markRead: post<ReadAlerts, UnreadAlerts>('/alerts/read', {
      extension,
      confirms: false,
      fields: decodersOf<UnreadAlerts>({ number: ['count'] }),
    }),
    settings: get<AlertSettings>('/alerts/settings', {
      extension,
      records: 'your alert settings',
      fields: settings,
    }),
    saveSettings: post<AlertChoices, AlertSettings>('/alerts/settings', {
      extension,
      records: 'your alert settings',
      confirms: false,
      fields: settings,
    }),
  },
)
