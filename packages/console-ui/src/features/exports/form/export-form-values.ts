import type { Export, ExportFields } from '@edconsole/console-core'

/** What the form of an export is about; of a new one nothing has to be there yet. */
export type ExportFormValues = Partial<Omit<ExportFields, 'productId'> & Pick<Export, 'productName'>> & {
  /** Typed just now: a stored one is never read (R35). */
  password?: string | null
  privateKey?: string | null
}

/** What is known of an export's secrets. */
export type StoredSecrets = Pick<Export, 'passwordSavedAt' | 'privateKeySavedAt'>

export const NO_SECRETS: StoredSecrets = { passwordSavedAt: null, privateKeySavedAt: null }
