import { formatYearPair } from '@edconsole/console-core'
import type { ProductRefusal } from '../../features/exports/actions/product-refusal.ts'
import { exportFormMessages } from '../../features/exports/form/messages.ts'

type Refusal = { title: (product: string, year: number) => string; text: string }

/** Why there is no form. */
const refusals: Readonly<Record<ProductRefusal, Refusal>> = {
  unknown: {
    title: () => 'Product not found.',
    text: 'The link may be wrong, or the product was removed.',
  },
  over: {
    title: (product: string) => `${product} is no longer offered.`,
    text: "New exports can't be set up for it.",
  },
  noExports: {
    title: (product: string) => `${product} doesn't accept exports.`,
    text: 'It reads the stored data directly.',
  },
  off: {
    title: (product: string, year: number) => `${product} isn't turned on for ${formatYearPair(year)}.`,
    text: 'Turn products on in District Profile.',
  },
  taken: {
    title: (product: string, year: number) => `${product} already has an export for ${formatYearPair(year)}.`,
    text: 'Edit it from Export Overview.',
  },
}

/** Every sentence of Add Export; a host may replace each. */
export const messages = {
  title: 'Add Export',
  titleOf: (product: string) => `Add Export: ${product}`,
  label: 'New export',
  submit: 'Add export',
  form: exportFormMessages,
  /** The suggested name of a new export. */
  name: (product: string) => `Data for ${product}`,
  refusals,
  back: 'All exports',
}

export type ExportAddMessages = typeof messages
