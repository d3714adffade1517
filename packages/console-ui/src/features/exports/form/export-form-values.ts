import type { Export, ExportFields } from '@edconsole/console-core'
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
