import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SeedKind } from './imports/district-plan.ts'
import { districtTables } from './imports/district-tables.ts'
import { csvOf } from './imports/source-table.ts'
import { templateDrafts } from './imports/template-drafts.ts'
import type { SeedDistrict } from './seed-district.ts'

/** Writes what each district's SIS has sent into its inbox folder. */
export const seedInbox = async (
  inboxDir: string,
  { districts, kind }: { now: Date; districts: readonly SeedDistrict[]; kind: SeedKind },
): Promise<void> => {
  for (const district of districts) {
    if (district.profile === 'empty') continue
    const folder = join(inboxDir, district.lea)
    await mkdir(folder, { recursive: true })
    const tables = districtTables(district, kind)
    for (const { componentName, filePattern } of templateDrafts()) {
      // The job in the SIS that writes this file has stopped.
      if (district.profile === 'failing' && componentName === 'students') continue
      await writeFile(join(folder, filePattern), csvOf(tables[componentName]))
    }
  }
}
