import type { RowMemory } from '../row-memory.ts'
import type { SourceOrigin } from '../source-origin.ts'

type Known = { has(id: string): boolean }

/** What is stored already; a `Set` is a good one. What is absent is not looked up. */
export type Lookups = {
  sites: Known
  /** Sites that are switched off: they are there, but take no rows. */
  inactiveSites?: Known
  students: Known
  staff?: Known
  courses?: Known
  /** Last days by `sectionAt`; null where none is known. */
  sections?: { get(place: string): string | null | undefined }
  /** What texts call the source; a file where it is not said. */
  origin?: SourceOrigin
  /** Keeps what the rows name; a new one when absent. */
  memory?: RowMemory
  /** Of sources of the same component that were loaded just before. */
  earlier?: readonly RowMemory[]
}

/** A section's number is its own only at its site. */
export const sectionAt = (siteCode: string, sectionId: string): string => `${siteCode}/${sectionId}`
