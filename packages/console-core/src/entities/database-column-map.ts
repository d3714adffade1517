import type { ComponentName } from '../lists/components.ts'

/** One column that an import can fill: `GET /database-column-map`. Required ones come first ([S3]). */
export type DatabaseColumnMap = {
  id: number
  componentName: ComponentName
  columnName: string
  displayName: string
  description: string
  dataType: 'string' | 'date' | 'number' | 'boolean' | 'email'
  maxLength: number | null
  /** How a value is stored, where its type leaves that open: `YYYY-MM-DD`. */
  format: string | null
  isRequired: boolean
  isKey: boolean
  isCoded: boolean
  /** Header names by SIS, for matching by name. */
  defaultSourceColumns: Readonly<Record<string, string>>
}
