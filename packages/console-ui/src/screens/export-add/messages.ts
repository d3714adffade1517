import { formatYearPair } from '@edconsole/console-core'
import type { ProductRefusal } from '../../features/exports/actions/product-refusal.ts'
import { exportFormMessages } from '../../features/exports/form/messages.ts'

type Refusal = { title: (product: string, year: number) => string; text: string }

/** Why there is no form. */
const refusals: Readonly<Record<ProductRefusal, Refusal>> = {
  unknown: {
    title: () => 'There is no such product.',
    text: 'The address may be wrong, or the product was taken away.',
  },
  over: {
    title: (product: string) => `${product} is no longer offered.`,
    text: 'Nothing new can be set up for it.',
  },
  noExports: {
    title: (product: string) => `${product} doesn't accept exports.`,
    text: 'It reads the data where it is stored.',
  },
  off: {
    title: (product: string, year: number) => `${product} is not switched on for ${formatYearPair(year)}.`,
    text: 'Products are switched on in the profile of the district.',
  },
  taken: {
    title: (product: string, year: number) => `${product} has an export for ${formatYearPair(year)}.`,
    text: 'It can be changed in the list of exports.',
  },
}

/** Every sentence of Add Export; a host may replace each. */
export const messages = {
  title: 'Add Export',
  titleOf: (product: string) => `Add Export: ${product}`,
  label: 'New export',
  submit: 'Add export',
  form: exportFormMessages,
  /** What it is called until somebody knows better. */
  name: (product: string) => `Data for ${product}`,
  refusals,
  back: 'All exports',
}

export type ExportAddMessages = typeof messages
