import type { Handlers } from '../http/handler.ts'
import { districtHandlers } from './districts.ts'
import { importLogHandlers } from './import-logs.ts'
import { peopleHandlers } from './people.ts'
import { referenceHandlers } from './reference.ts'
import { sessionHandlers } from './session.ts'
import { sisImportHandlers } from './sis-imports.ts'
import { siteHandlers } from './sites.ts'
import { userPreferenceHandlers } from './user-preferences.ts'

/** One handler per call of the contract; a missing one does not compile. */
export const handlers: Handlers = {
  ...sessionHandlers,
  ...districtHandlers,
  ...siteHandlers,
  ...peopleHandlers,
  ...sisImportHandlers,
  ...importLogHandlers,
  ...referenceHandlers,
  ...userPreferenceHandlers,
}
