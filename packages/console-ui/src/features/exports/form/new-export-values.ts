import type { Product } from '@edconsole/console-core'
import { updateExportSchema } from '@edconsole/console-core/schemas'
import type { ExportFormValues } from './export-form-values.ts'

/** What the server would take for what is left out, so that it is seen before. */
const USUAL: ExportFormValues = {
  isEnabled: false,
  exportType: 'oneroster11Csv',
  components: [],
  fileNamePattern: '{lea}_{component}_{yyyyMMdd}.csv',
  zip: false,
  delimiter: 'comma',
  encoding: 'UTF-8',
  lineEnding: 'lf',
  includeHeader: true,
  quoteAll: false,
  siteCodes: [],
  gradeLevels: [],
  includeInactive: false,
  deliveryMethod: 'sftp',
  scheduleEnabled: false,
  scheduleDays: ['mon', 'tue', 'wed', 'thu', 'fri'],
  notifyEmails: [],
}

/** What a new export begins with; what its product wants is taken as far as it can be read. */
export const newExportValues = (
  { name: productName, exportDefaults }: Pick<Product, 'name' | 'exportDefaults'>,
  { schoolYear, name }: { schoolYear: number; name: string },
): ExportFormValues => {
  const { data } = updateExportSchema.safeParse(exportDefaults)
  return { ...USUAL, ...data, productName, schoolYear, name }
}
