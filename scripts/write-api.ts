/** `pnpm api`: writes what the packages promise to their hosts, from what is built. A test compares the two. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { API_PACKAGES, apiReport, reportPath } from '../packages/console-core/api-report.ts'

for (const name of API_PACKAGES) {
  mkdirSync(dirname(reportPath(name)), { recursive: true })
  writeFileSync(reportPath(name), apiReport(name))
}
