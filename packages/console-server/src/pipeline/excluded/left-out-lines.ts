import {
  createFinding,
  DATABASE_COLUMNS,
  fixTargets,
  type ImportedComponent,
  isImported,
} from '@edconsole/console-core/import-rules'
import { aboutSource, type Conclusion } from '../conclusion.ts'

type Of = { districtId: string; componentName: string }

/** R010: one line for each site whose rows were left out, however many they are. */
export const leftOutLines = (
  { districtId, componentName }: Of,
  leftOut: ReadonlyMap<string, number>,
): Conclusion['lines'] =>
  [...leftOut].map(([site, count]) => ({
    ...aboutSource(
      createFinding('R010', {
        column: isImported(componentName) ? siteColumnOf(componentName) : undefined,
        value: site,
        params: { rows: count },
        fixTarget: fixTargets.knownSite({ districtId }, site),
      }),
    ),
    siteCode: site,
  }))

const siteColumnOf = (component: ImportedComponent) =>
  DATABASE_COLUMNS[component].find(({ refersTo }) => refersTo === 'sites')
