import type { ComponentName } from '../lists/components.ts'

/** A student information system that a district may use: `GET /sis-systems` ([S3]). */
export type SisSystem = {
  id: number
  provider: { id: number; name: string; code: string }
  /** Picks the form and the validator. */
  kind: 'aeries' | 'q' | 'qmlativ' | 'oneroster' | 'file'
  requiredFields: string[]
  supportsApi: boolean
  /** The components whose columns are known by this system's own names. */
  supportsComponents: ComponentName[]
}
