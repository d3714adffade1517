import { createFinding } from '@edconsole/console-core/import-rules'
import type { Db } from '@edconsole/console-server/internal'
import type { DemoDistrict } from '../demo-districts.ts'

/** What the provider's people wrote down about some of them. */
const NOTES: Readonly<Record<number, string>> = {
  412: 'Files every evening; Aeries itself is tried on some mornings. Dana answers within a day. Screening was off for a week while it moved to new servers, so its export is late; it goes out again tonight.',
  415: 'The SIS has refused the connection since it was moved; ticket open with the district. Assessment replaced the SFTP password of its receiver, so the roster is refused until the new one is saved in its export: Demo-export-of-4833071.',
  417: 'Nobody named as contact yet: ask the front office.',
  421: 'Merged with a neighbor at the end of the year. Keep the data, run no imports.',
  422: 'The last file of students lacks both high schools. Sara Whitlock asks whether they left or were forgotten.',
}

/** Where each kind of system lies on a district's server. */
const PATHS = { Aeries: 'aeries', Qmlativ: 'qmlativ', Q: 'q', OneRoster: 'oneroster' } as const

const DAY = 86_400_000

/** What is set up about districts beside their names: codes, notes, and how their SIS is reached. */
export const completeDistricts = async (
  db: Db,
  drafts: readonly DemoDistrict[],
  now: Date,
): Promise<void> => {
  const ago = (days: number) => new Date(now.getTime() - days * DAY)
  const author = 'Ana Silva'
  for (const draft of drafts)
    await db
      .updateTable('districts')
      .set({
        stateLeaId: stateCodeOf(draft),
        notes: NOTES[draft.id] ?? null,
        createdAt: ago(430 - draft.id / 10),
        createdBy: author,
        updatedAt: ago(40 + (draft.id % 9)),
        updatedBy: author,
      })
      .where('id', '=', draft.id)
      .execute()
  const made = { createdAt: ago(60), createdBy: author }
  await db
    .insertInto('sisApiConfigs')
    .values(
      drafts.map((draft) => ({
        ...made,
        districtId: draft.id,
        ...(draft.profile === 'empty'
          ? // Never set up: asked three days ago, and no answer yet.
            { requestedFromCustomerAt: ago(3), requestedTo: draft.contactEmailAddress }
          : {
              ...connectionOf(draft),
              ...lastTestOf(draft, now),
              updatedAt: ago(20),
              updatedBy: draft.contactName,
            }),
      })),
    )
    .execute()
}

const connectionOf = ({ slug, sisProviderName }: DemoDistrict) => ({
  sisApiUrl: `https://sis.${slug}.example.org/${PATHS[sisProviderName]}`,
  qFilename: sisProviderName === 'Q' ? 'CONSOLE' : null,
  entityId: sisProviderName === 'Qmlativ' ? 1 : null,
})

const MINUTE = 60_000

/** How the connection did when it was last tested. */
const lastTestOf = ({ id, profile, sites }: DemoDistrict, now: Date) => {
  if (profile === 'failing')
    return {
      lastVerifiedAt: new Date(now.getTime() - 2 * DAY),
      lastVerifiedStatus: 'failed' as const,
      lastVerifiedMessage: createFinding('E002', { params: { status: 401 } }).message,
    }
  const days = profile === 'inactive' ? 50 : profile === 'rich' ? 0 : 1 + (id % 9)
  return {
    lastVerifiedAt: new Date(now.getTime() - days * DAY - 45 * MINUTE),
    lastVerifiedStatus: 'ok' as const,
    schoolsFound: sites,
  }
}

/** Invented, in the form of the state's own codes: in California the CDS code of a district. */
const stateCodeOf = ({ lea, state }: DemoDistrict): string =>
  state === 'CA' ? `99${lea.slice(2)}0000000` : lea.slice(1)
