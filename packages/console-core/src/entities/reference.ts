import type { ComponentName } from '../lists/components.ts'

/** `GET /components`, in load order. */
export type Component = {
  id: number
  componentName: ComponentName
  displayName: string
  sortOrder: number
  dependsOn: ComponentName[]
  isActive: boolean
  /** Whether some SIS is known to hand it out over its API. */
  supportsApi: boolean
  /** Whether it can be read from a file. */
  supportsFile: boolean
} & Partial<ComponentFreshness>

/** What a district has of a component: told only when the call names the district, of one school year when it names one. */
export type ComponentFreshness = {
  /** Rows, also those that are no longer active. */
  storedRows: number
  /** Those of them that the last import still named, or that were added here. */
  activeRows: number
  /** When its last completed import ended; null when there was none. */
  lastImportedAt: string | null
  /** The batch of that import. */
  lastBatchId: number | null
}

/** `GET /school-year`. Years are START years (R31). */
export type SchoolYear = {
  schoolYear: number
  label: string
  startDate: string
  endDate: string
  isCurrent: boolean
  isOpen: boolean
}

/** `GET /configuration/{key}`: the last item of the list wins (R20). */
export type Configuration = { key: string; value: string }
