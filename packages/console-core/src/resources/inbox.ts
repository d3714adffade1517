import { decodersOf, itemsOf } from '../api/decoders.ts'
import type { CreatedInboxKey, Inbox, InboxFile, NewInboxKey, UpdateInbox } from '../entities/inbox.ts'
import { del, get, patch, post, resource } from './operation.ts'

const shown = [
  { all: ['ROLE_SETUP_SIS_IMPORTS_API_VIEW'] },
  { all: ['ROLE_SETUP_SIS_IMPORTS_API_EDIT', 'ROLE_SETUP_DISTRICT_VIEW'] },
] as const
const writes = [{ all: ['ROLE_SETUP_SIS_IMPORTS_API_EDIT'] }] as const

const keyFields = decodersOf<CreatedInboxKey>({
  text: ['kind', 'name', 'createdAt', 'createdBy'],
  textOrNull: ['fingerprint', 'lastUsedAt', 'revokedAt', 'revokedBy', 'password'],
})

const fields = decodersOf<Inbox>(
  {
    text: ['lea'],
    textOrNull: ['pausedUntil', 'updatedAt', 'updatedBy'],
    number: [
      ...(['oldAfterDays', 'archiveDays'] as const),
      ...(['sectionsWithoutTeacher', 'studentsWithoutSection', 'teachersWithoutSection'] as const),
      ...([
        'enrollmentsOutsideTerm',
        'siteStudentLossPercent',
        'siteStaffLossPercent',
        'rejectedLimitPercent',
      ] as const),
    ],
    flag: ['startsWhenComplete', 'isPaused'],
    texts: ['missingFiles'],
  },
  {
    keys: itemsOf(keyFields),
    files: itemsOf(
      decodersOf<InboxFile>({
        text: ['name', 'via', 'addedBy', 'arrivedAt'],
        textOrNull: ['problem'],
        number: ['bytes'],
        flag: ['isTaken'],
      }),
    ),
    blackoutRanges: itemsOf({}),
  },
)

/** How a district delivers files, and when its imports run by themselves. */
export const inboxResource = resource(
  'inbox',
  { records: 'file delivery', type: 'File delivery', identify: ({ lea }: Inbox) => lea },
  {
    get: get<Inbox>('/district/inbox', { extension: shown, lea: true, fields }),
    update: patch<UpdateInbox, Inbox>('/district/inbox', {
      extension: writes,
      lea: true,
      version: 'updatedAt',
      fields,
    }),
    createKey: post<NewInboxKey, CreatedInboxKey>('/district/inbox-keys', {
      extension: writes,
      lea: true,
      fields: keyFields,
      confirms: false,
    }),
    revokeKey: del('/district/inbox-keys/{id}', { extension: writes, lea: true, records: 'the key' }),
  },
)
