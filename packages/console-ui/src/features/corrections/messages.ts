import { type CorrectionStatus, countOf, formatCount } from '@edconsole/console-core'

/** What is said about requests to a district to correct rows in its SIS. */
export const correctionMessages = {
  title: 'Corrections in the SIS',
  statuses: { waiting: 'Waiting', answered: 'Answered', closed: 'Closed' } satisfies Record<
    CorrectionStatus,
    string
  >,
  rows: (count: number, cause: string) => `${countOf(count, 'row', 'rows')} to correct: ${cause}`,
  closedTitle: (cause: string) => `Corrected: ${cause}`,
  due: (day: string) => `Due ${day}`,
  overdue: (day: string) => `Overdue since ${day}`,
  corrected: (count: number, of: number) => `${formatCount(count)} of ${formatCount(of)} marked as corrected`,
  closedBy: (who: string) => `Closed by ${who}`,
  closedByBatch: (batchId: number) => `Fixed by batch ${batchId}`,
  open: 'Open',
  failed: "Requests couldn't be loaded.",
  tryAgain: 'Try again',

  send: 'Send to district',
  sendTitle: (district: string) => `Send to ${district}?`,
  sendText: (address: string, rows: number) =>
    `${address} gets an email with a link. Only people who sign in can see the ${rows === 1 ? 'row' : countOf(rows, 'row', 'rows')}.`,
  noContact: 'The district has no contact email. Add one in District Profile first.',
  note: 'Note',
  noteHelp: 'Shown with the rows, not in the email',
  dueOn: 'Due date',
  dueWrong: 'Enter a date as MM/dd/yyyy.',
  duePast: 'Choose today or a later day.',
  cancel: 'Cancel',
  sending: 'Sending',
  notSent: "The request wasn't sent",
  unknown: "We couldn't tell whether the request was sent",
  sent: (address: string) => `Request sent to ${address}`,

  drawer: {
    sent: 'Sent',
    sentBy: (who: string, time: string) => `${time} by ${who}`,
    due: 'Due',
    component: 'Component',
    status: 'Status',
    note: 'Note',
    reply: 'Reply',
    answeredBy: (who: string, time: string) => `${who}, ${time}`,
    batch: (batchId: number) => `Rejected by batch ${batchId}`,
    rows: 'Open rows',
    row: (row: string, sourceId: string | null) =>
      sourceId === null ? `Row ${row}` : `Row ${row}, local ID ${sourceId}`,
    first: (shown: number, all: number) => `The first ${formatCount(shown)} of ${formatCount(all)}`,
    noRows: 'No row is open anymore.',
    marked: (who: string) => `Marked as corrected by ${who}`,
    mark: 'Mark as corrected',
    pick: 'Select rows first',
    markAll: 'Mark all as corrected',
    markHelp: 'The next import loads corrected rows and closes the request once none is left.',
    marking: 'Saving',
    saved: 'Answer saved',
    replyHelp: 'Seen by the provider',
    write: 'Write a reply first',
    sendReply: 'Send reply',
    replying: 'Sending',
    replied: 'Reply sent',
    close: 'Close request',
    closing: 'Closing',
    closedNow: 'Request closed',
    show: 'Show personal data',
    hide: 'Hide personal data',
  },
}

export type CorrectionMessages = typeof correctionMessages
