import { z } from 'zod'
import { EXPORTS, INBOX } from '../storage/places.ts'

/** The format of backups. A release reads those of its own format only. */
export const FORMAT = 1

const name = z.string().regex(/^(instance_\d{1,9}\.)?[a-z_][a-z0-9_]*$/)
const count = z.int().nonnegative()

/** What a backup says about itself. */
export const manifestSchema = z.object({
  format: z.literal(FORMAT),
  /** The release that wrote it. */
  release: z.string(),
  /** When its snapshot was taken. */
  takenAt: z.iso.datetime(),
  engine: z.enum(['postgres', 'embedded']),
  /** The migrations that the database had, in their order. */
  migrations: z.array(z.string()),
  tables: z.array(
    z.object({
      name,
      columns: z.array(name).min(1),
      rows: count,
      checksum: z.string().regex(/^[0-9a-f]{16}$/),
    }),
  ),
  sequences: z.array(z.object({ name, value: count, isCalled: z.boolean() })),
  files: z.array(z.object({ path: z.string(), bytes: count, sha256: z.string().regex(/^[0-9a-f]{64}$/) })),
  /** Whether the secret key is among the files. */
  hasKey: z.boolean(),
})

export type Manifest = z.infer<typeof manifestSchema>

/** Names of entries in the archive. */
export const ENTRIES = {
  manifest: 'manifest.json',
  /** The SHA-256 of the manifest, which holds the checksums of all else. */
  checksum: 'manifest.sha256',
  table: (table: string) => `tables/${table}.copy`,
  file: (path: string) => `files/${path}`,
} as const

/** Folders of the store that belong to the data. */
export const FILE_FOLDERS = [INBOX, EXPORTS] as const

export const KEY_FILE = 'secret.key'
