import { districtsResource } from './districts.ts'
import { importLogsResource } from './import-logs.ts'
import { enrollmentResource, staffResource, studentsResource } from './people.ts'
import { referenceResource } from './reference.ts'
import { sessionResource } from './session.ts'
import { sisImportsResource } from './sis-imports.ts'
import { sitesResource } from './sites.ts'
import { userPreferencesResource } from './user-preferences.ts'

// Screens import the collections that they ask, by name: then a portal loads those and no others.
export * from './districts.ts'
export * from './import-logs.ts'
export * from './people.ts'
export * from './reference.ts'
export * from './session.ts'
export * from './sis-imports.ts'
export * from './sites.ts'
export * from './user-preferences.ts'

/** Every call of the product, by collection. The server answers exactly these. */
export const resources = {
  session: sessionResource,
  districts: districtsResource,
  sites: sitesResource,
  staff: staffResource,
  students: studentsResource,
  enrollment: enrollmentResource,
  sisImports: sisImportsResource,
  importLogs: importLogsResource,
  reference: referenceResource,
  userPreferences: userPreferencesResource,
} as const
