import {
  type Export,
  type ExportFields,
  ONEROSTER_COMPONENTS,
  ONEROSTER_VERSIONS,
} from '@edconsole/console-core'
import type { SelectOption } from '../../../parts/select/select.tsx'
import type { ExportFormMessages } from './messages.ts'

export type ExportFormContext = {
  /** Code of the product, for names of files. */
  product: string
  /** The year of the export; of a new one the year to begin with. */
  schoolYear: number
  /** The years to choose from; undefined for an export that is there, which keeps its year. */
  years: readonly SelectOption[] | undefined
  secrets: StoredSecrets
  /** The host that the stored password is for. */
  storedHost: string | null
  m: ExportFormMessages
}

/** What the form of an export is about; of a new one nothing has to be there yet. */
export type ExportFormValues = Partial<Omit<ExportFields, 'productId'> & Pick<Export, 'productName'>> & {
  /** Typed just now: a stored one is never read (R35). */
  password?: string | null
  privateKey?: string | null
}

/** What is known of an export's secrets. */
export type StoredSecrets = Pick<Export, 'passwordSavedAt' | 'privateKeySavedAt'>

export const NO_SECRETS: StoredSecrets = { passwordSavedAt: null, privateKeySavedAt: null }

/** A table of words as the options of a choice. */
export const optionsOf = (words: Readonly<Record<string, string>>): SelectOption[] =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

/** Whether an export type, as it is entered, is one of the OneRoster standard. */
export const isOneRoster = (exportType: unknown): boolean =>
  typeof exportType === 'string' && Object.hasOwn(ONEROSTER_VERSIONS, exportType)

const COMPONENTS: ReadonlySet<string> = new Set(ONEROSTER_COMPONENTS)

/** Whether the standard has a file for a component. */
export const isInOneRoster = (component: string): boolean => COMPONENTS.has(component)
