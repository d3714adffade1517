import { existsSync } from 'node:fs'
import { seedInbox } from './inbox.ts'
import type { SeedDistrict } from './seed-district.ts'
import type { SeedKind } from './seed-kind.ts'

/** Fills a new inbox; files that somebody put there since then stay. */
export const seedInboxOnce = async (
  inboxDir: string,
  { now, districts, kind }: { now: Date; districts: readonly SeedDistrict[]; kind: SeedKind },
): Promise<void> => {
  if (kind === 'empty' || existsSync(inboxDir)) return
  await seedInbox(inboxDir, { now, districts, kind })
}
