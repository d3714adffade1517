import type { SisImportTemplateDetailed, SisSystem } from '@edconsole/console-core'
import { TEMPLATE_FILE } from '@edconsole/console-core/schemas'
import { fileTemplateOf } from './file-template-of.ts'

/** The text of a file that `readTemplateFile` reads: templates in the order in which they run. */
export const writeTemplateFile = (
  templates: readonly SisImportTemplateDetailed[],
  systems: readonly Pick<SisSystem, 'id' | 'kind'>[],
): string => {
  const ordered = [...templates].sort((a, b) => a.runOrder - b.runOrder)
  const file = { ...TEMPLATE_FILE, templates: ordered.map((one) => fileTemplateOf(one, systems)) }
  return `${JSON.stringify(file, null, 2)}\n`
}
