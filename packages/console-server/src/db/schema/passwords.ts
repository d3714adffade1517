import type { Timestamp } from './columns.ts'

/** What somebody signs in with at Local, hashed. */
export type LocalPasswordsTable = { accountId: number; hash: string; changedAt: Timestamp }

/** Passwords that were replaced, hashed, as far back as some policy can ask (R33). */
export type FormerPasswordsTable = { accountId: number; hash: string; replacedAt: Timestamp }

/** A code that was sent by mail and opens an account once, for whoever chooses a new password with it. Hashed. */
export type PasswordCodesTable = { accountId: number; hash: string; expiresAt: Timestamp }

/** When a kind of letter about something last left, so that guessing does not fill anybody's mailbox. */
export type LettersSentTable = { key: string; sentAt: Timestamp }
