import type { DatabasePlace } from '../db/open-database.ts'

type Env = Readonly<Record<string, string | undefined>>

/** Where a server's database is: on `DATABASE_URL`, which may lead through a pooler, or in the data folder. */
export const databasePlace = (
  { CONSOLE_DATABASE_DIRECT_URL: directUrl, DATABASE_URL: url }: Env,
  folder: string,
): DatabasePlace => (url ? { url, directUrl: directUrl || undefined } : { folder })

/** The same for a command, which has one connection and may hold a lock on it for long: past a pooler. */
export const directPlace = (
  { CONSOLE_DATABASE_DIRECT_URL: directUrl, DATABASE_URL: url }: Env,
  folder: string,
): DatabasePlace => (url ? { url: directUrl || url } : { folder })
