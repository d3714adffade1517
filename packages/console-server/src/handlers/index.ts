import type { Handlers } from '../http/handler.ts'
import { accountSyncLogHandlers } from './account-sync-logs.ts'
import { accountHandlers } from './accounts.ts'
import { alertHandlers } from './alerts.ts'
import { apiProviderHandlers } from './api-provider.ts'
import { auditLogHandlers } from './audit-log.ts'
import { authenticationHandlers } from './authentications.ts'
import { clientHandlers } from './clients.ts'
import { correctionHandlers } from './corrections.ts'
import { districtPeopleHandlers } from './district-people.ts'
import { districtHandlers } from './districts.ts'
import { exportLogHandlers } from './export-logs.ts'
import { exportHandlers } from './exports.ts'
import { fleetHandlers } from './fleet.ts'
import { importLogHandlers } from './import-logs.ts'
import { importUploadHandlers } from './import-uploads.ts'
import { inboxHandlers } from './inbox.ts'
import { instanceHandlers } from './instances.ts'
import { ownAccountHandlers } from './own-account.ts'
import { passwordLinkHandlers } from './password-links.ts'
import { peopleHandlers } from './people.ts'
import { personalDataHandlers } from './personal-data.ts'
import { productHandlers } from './products.ts'
import { productsEnabledHandlers } from './products-enabled.ts'
import { referenceHandlers } from './reference.ts'
import { roleHandlers } from './roles.ts'
import { rolloverHandlers } from './rollover.ts'
import { rolloverRunHandlers } from './rollover-runs.ts'
import { savedViewHandlers } from './saved-views.ts'
import { secondFactorHandlers } from './second-factors.ts'
import { serviceTokenHandlers } from './service-tokens.ts'
import { sessionHandlers } from './session.ts'
import { sisImportHandlers } from './sis-imports.ts'
import { sisRowHandlers } from './sis-rows.ts'
import { siteHandlers } from './sites.ts'
import { sourceFormatHandlers } from './source-formats.ts'
import { staffHandlers } from './staff.ts'
import { subscriptionHandlers } from './subscriptions.ts'
import { userPreferenceHandlers } from './user-preferences.ts'
import { userHandlers } from './users.ts'
import { validatorHandlers } from './validators.ts'

/** One handler per call of the contract; a missing one does not compile. */
export const handlers: Handlers = {
  ...sessionHandlers,
  ...passwordLinkHandlers,
  ...secondFactorHandlers,
  ...districtHandlers,
  ...correctionHandlers,
  ...fleetHandlers,
  ...apiProviderHandlers,
  ...validatorHandlers,
  ...siteHandlers,
  ...staffHandlers,
  ...peopleHandlers,
  ...sisRowHandlers,
  ...sisImportHandlers,
  ...importLogHandlers,
  ...inboxHandlers,
  ...sourceFormatHandlers,
  ...importUploadHandlers,
  ...exportHandlers,
  ...exportLogHandlers,
  ...rolloverHandlers,
  ...rolloverRunHandlers,
  ...referenceHandlers,
  ...authenticationHandlers,
  ...clientHandlers,
  ...instanceHandlers,
  ...productHandlers,
  ...productsEnabledHandlers,
  ...subscriptionHandlers,
  ...districtPeopleHandlers,
  ...accountHandlers,
  ...serviceTokenHandlers,
  ...accountSyncLogHandlers,
  ...alertHandlers,
  ...personalDataHandlers,
  ...ownAccountHandlers,
  ...auditLogHandlers,
  ...roleHandlers,
  ...userHandlers,
  ...userPreferenceHandlers,
  ...savedViewHandlers,
}
