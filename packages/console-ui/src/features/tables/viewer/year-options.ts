import { formatYearPair } from '@edconsole/console-core'
import type { SelectOption } from '../../../parts/select/select.tsx'
import type { ShownYear } from './use-shown-year.ts'

/** The school years as a choice, each as a pair (R31). */
export const yearOptions = ({ all }: Pick<ShownYear, 'all'>): SelectOption[] =>
  all.map((year) => ({ value: String(year), label: formatYearPair(year) }))
