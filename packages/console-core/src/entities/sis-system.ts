/** A student information system that a district may use: `GET /sis-systems` ([S3]). */
export type SisSystem = {
  id: number
  provider: { id: number; name: string; code: string }
  /** Picks the form and the validator. */
  kind: 'aeries' | 'q' | 'qmlativ' | 'oneroster' | 'file'
  requiredFields: string[]
  supportsApi: boolean
}
