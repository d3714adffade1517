import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { COMPONENT_FILES } from './imports/component-files.ts'
import type { SeedKind } from './imports/district-plan.ts'
import { districtTables } from './imports/district-tables.ts'
import { csvOf } from './imports/source-table.ts'
import type { SeedDistrict } from './seed-district.ts'

/** Writes what each district's SIS has sent into its inbox folder. */
export const seedInbox = async (
  inboxDir: string,
  { now, districts, kind }: { now: Date; districts: readonly SeedDistrict[]; kind: SeedKind },
): Promise<void> => {
  for (const district of districts) {
    if (district.profile === 'empty') continue
    const folder = join(inboxDir, district.lea)
    await mkdir(folder, { recursive: true })
    const { files, arrived } = districtTables(district, kind, now)
    for (const [component, table] of files) {
      // The job in the SIS that writes this file has stopped.
      if (district.profile === 'failing' && component === 'students') continue
      const rows = [...table.rows, ...(arrived.get(component)?.rows ?? [])]
      await writeFile(
        join(folder, COMPONENT_FILES[component].filePattern),
        csvOf({ header: table.header, rows }),
      )
    }
  }
}
