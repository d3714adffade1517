import type { SisSystem } from '@edconsole/console-core'
import { writeTemplateFile } from '../../features/templates/import-templates/template-file/write-template-file.ts'
import { saveFile } from '../../patterns/resource-table/csv/save-file.ts'
import type { Template } from './template-row.ts'

/** Hands templates to the browser as one file. */
export const saveTemplateFile = (
  templates: readonly Template[],
  systems: readonly SisSystem[],
  fileName: string,
): void => {
  saveFile(new Blob([writeTemplateFile(templates, systems)], { type: 'application/json' }), fileName)
}
