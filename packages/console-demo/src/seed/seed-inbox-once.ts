import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { seedInbox } from './inbox.ts'
import type { SeedDistrict } from './seed-district.ts'
import { isDemonstration, type SeedKind } from './seed-kind.ts'

/** Fills a new inbox; files that users have put there since then stay. */
export const seedInboxOnce = async (
  inboxDir: string,
  { now, districts, kind }: { now: Date; districts: readonly SeedDistrict[]; kind: SeedKind },
): Promise<void> => {
  if (!isDemonstration(kind) || existsSync(inboxDir)) return
  // Renamed when all files are there: filling that was cut short must not count as done.
  const draft = `${inboxDir}.unfinished`
  await rm(draft, { recursive: true, force: true })
  await seedInbox(draft, { now, districts, kind })
  await rename(draft, inboxDir)
}
