import type { PasswordRules } from '../auth-settings/password-rules.ts'
import type { SecondStep } from './second-factor.ts'

/** One group of a facet: a value and how many rows have it (R46). */
export type FacetGroup = {
  value: string
  count: number
  /** Different values that were received, most frequent first, at most 50. */
  values?: { value: string; count: number }[]
  /** One row of the group. */
  sample?: unknown
  /** Of a cause of refused rows: what became of it before and after. */
  history?: CauseHistory
}

/** The course of a cause for which imports refused rows. */
export type CauseHistory = {
  /** When the first of the imports in a row with this cause started. */
  since: string
  /** It had been gone before. */
  isBack: boolean
  /** The later batch that loaded the last of the refused rows; null while some aren't loaded. */
  loadedBatchId: number | null
}

export type ListExtensions = {
  limit: number
  offset: number
  totalCount: number
  facets?: Record<string, FacetGroup[]>
}

/** Why one item of a call was left as it was ([S8]). */
export type ItemError = { code: number; message: string; id?: number | string }

export type ListAnswer<Row> = { data: Row[]; errors: unknown[]; extensions: ListExtensions }
export type ItemAnswer<Item> = { data: Item; errors?: ItemError[] }
/**
 * `field`: the key of the body that is to be corrected, with dots. `passwordRules`: only beside the field `newPassword`, to
 * a caller who has proven to own the account. `secondStep`: only beside the field `code`, to a caller who knows the password.
 */
export type ErrorAnswer = {
  error: {
    code: number
    message: string
    field?: string
    passwordRules?: PasswordRules
    secondStep?: SecondStep
  }
}
