/** Folders of the store. */
export const INBOX = 'inbox'
export const EXPORTS = 'outbox/exports'
export const MAIL = 'outbox/mail'
/** Files that are written to see whether the store can be used. */
export const PROBES = 'probes'
