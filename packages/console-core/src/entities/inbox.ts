import type { ConfigMeta, ReadConfig } from './config-meta.ts'
import type { BlackoutRange } from './export.ts'

/** What is looked for in a district as a whole after each import; null: it isn't. */
export type DistrictCheckSettings = {
  /** More of them than so many are reported. */
  sectionsWithoutTeacher: number | null
  studentsWithoutSection: number | null
  teachersWithoutSection: number | null
  enrollmentsOutsideTerm: number | null
  /** A site that lost more than so many percent since the last accepted batch is reported. */
  siteStudentLossPercent: number | null
  siteStaffLossPercent: number | null
}

/** When a district's imports run by themselves, what becomes of its files, and what is checked after each import. */
export type InboxSettings = DistrictCheckSettings & {
  /** If the last import rejected more than so many percent of its rows, the district needs attention; null: it never does for that. */
  rejectedLimitPercent: number | null
  /** An import starts by itself once every template that is on and reads files has a new one. */
  startsWhenComplete: boolean
  /** After this many days without a new one, a file counts as old; null: never. */
  oldAfterDays: number | null
  /** How many days imported files are kept. */
  archiveDays: number
  /** While paused, no import starts by itself. */
  isPaused: boolean
  /** `YYYY-MM-DD`: the last day of the pause in the district's time zone; null: until it is ended by hand. */
  pausedUntil: string | null
  /** Days without imports that start by themselves. */
  blackoutRanges: BlackoutRange[]
}

/** Where and as whom files are delivered by SFTP. */
export type SftpAddress = {
  /** Null if the server doesn't know the name that it is reached by. */
  host: string | null
  port: number
  username: string
  /** Of the server's key, as SSH clients show it. */
  fingerprint: string
}

/** What a district signs in with to deliver files. Passwords are never answered but once, by the call that makes one. */
export type InboxKey = {
  id: number
  kind: 'password' | 'publicKey'
  name: string
  /** Of a public key. */
  fingerprint: string | null
  createdAt: string
  createdBy: string
  lastUsedAt: string | null
  revokedAt: string | null
  revokedBy: string | null
}

/** A file that waits for an import. */
export type InboxFile = {
  id: number
  name: string
  bytes: number
  via: 'sftp' | 'upload'
  /** The key or person that delivered it. */
  addedBy: string
  arrivedAt: string
  /** Whether a template that is on takes it. */
  isTaken: boolean
  /** Why an archive isn't unpacked, as a sentence. */
  problem: string | null
}

/** A district's inbox: `GET /district/inbox`. */
export type Inbox = InboxSettings &
  Pick<ConfigMeta, 'updatedAt' | 'updatedBy'> & {
    lea: string
    /** Null where the server takes no files by SFTP. */
    sftp: SftpAddress | null
    /** Those in use first, then the revoked ones, newest first. */
    keys: InboxKey[]
    files: InboxFile[]
    /** File patterns of templates that are on and still wait for a new file. */
    missingFiles: string[]
  }

/** Body of `PATCH /district/inbox`; `updatedAt` is null before the first save. */
export type UpdateInbox = ReadConfig & Partial<InboxSettings>

/** Body of `POST /district/inbox-keys`. A public key names itself in `publicKey`; a password is generated. */
export type NewInboxKey = Pick<InboxKey, 'kind' | 'name'> & {
  /** In OpenSSH format. */
  publicKey?: string
}

/** Answer of `POST /district/inbox-keys`: the only one that holds a password. */
export type CreatedInboxKey = InboxKey & { password: string | null }
