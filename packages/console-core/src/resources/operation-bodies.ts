import type { z } from 'zod'
import {
  accountChangeSchema,
  requireNewPasswordsSchema,
  sendInvitationsSchema,
} from '../entities/account.schema.ts'
import { alertChoicesSchema, readAlertsSchema } from '../entities/alert.schema.ts'
import {
  newAuthenticationSchema,
  readAddressSchema,
  readSignInTestSchema,
  testSignInSchema,
  updateAuthenticationSchema,
} from '../entities/authentication.schema.ts'
import { newClientSchema, updateClientSchema } from '../entities/client.schema.ts'
import { answerCorrectionSchema, newCorrectionSchema } from '../entities/correction.schema.ts'
import { testDestinationSchema } from '../entities/destination-test.schema.ts'
import { newDistrictSchema, updateDistrictSchema } from '../entities/district.schema.ts'
import { assignDistrictsSchema, syncDistrictsSchema } from '../entities/district-status.schema.ts'
import { newExportSchema, sendNowSchema, updateExportSchema } from '../entities/export.schema.ts'
import {
  announceFilesSchema,
  checkUploadSchema,
  startUploadSchema,
} from '../entities/import-upload.schema.ts'
import { newInboxKeySchema, updateInboxSchema } from '../entities/inbox.schema.ts'
import {
  newInstanceSchema,
  setInstanceStatusSchema,
  updateInstanceSchema,
} from '../entities/instance.schema.ts'
import { changeOwnPasswordSchema } from '../entities/own-account.schema.ts'
import {
  passwordLinkRequestSchema,
  passwordLinkTokenSchema,
  passwordLinkUseSchema,
} from '../entities/password-link.schema.ts'
import { personalDataShownSchema } from '../entities/personal-data.schema.ts'
import { updateProductEnabledSchema } from '../entities/product-enabled.schema.ts'
import { productIdsSchema } from '../entities/product-ids.schema.ts'
import { newRoleSchema, roleChangeSchema } from '../entities/role-definition.schema.ts'
import {
  previewRolloversSchema,
  retryRolloversSchema,
  startRolloversSchema,
} from '../entities/rollover-run.schema.ts'
import { changeSavedViewSchema, newSavedViewSchema } from '../entities/saved-view.schema.ts'
import {
  currentPasswordSchema,
  newPasskeySchema,
  passkeyAnswerSchema,
  removeSecondFactorSchema,
  renamePasskeySchema,
  secondFactorCodeSchema,
} from '../entities/second-factor.schema.ts'
import { newServiceTokenSchema } from '../entities/service-token.schema.ts'
import { signInSchema } from '../entities/sign-in.schema.ts'
import { updateSisApiConfigSchema } from '../entities/sis-api-config.schema.ts'
import {
  aeriesConnectionSchema,
  oneRosterConnectionSchema,
  qConnectionSchema,
  qmlativConnectionSchema,
} from '../entities/sis-connection.schema.ts'
import { newTemplateSchema, updateTemplateSchema } from '../entities/sis-import-template.schema.ts'
import { newSiteSchema, updateSiteSchema, updateSitesSchema } from '../entities/site.schema.ts'
import { newFormatTemplatesSchema } from '../entities/source-format.schema.ts'
import { newStaffSchema, updateStaffSchema } from '../entities/staff.schema.ts'
import { syncRequestSchema } from '../entities/sync-request.schema.ts'
import { newTranslationSchema, updateTranslationSchema } from '../entities/translation.schema.ts'
import { userChangeSchema } from '../entities/user.schema.ts'
import { columnStatesSchema, pageSizesSchema } from '../entities/user-preferences.schema.ts'
import type { BodyOperationId, InputOf } from './operation-id.ts'

/**
 * The shape of every body, by call. Unknown keys are refused. Server and forms read the same schemas.
 * @example OPERATION_BODIES['sites.create'].safeParse(draft)
 */
export const OPERATION_BODIES: { readonly [Id in BodyOperationId]: z.ZodType<InputOf<Id>> } = {
  'session.signIn': signInSchema,
  'passwordLinks.request': passwordLinkRequestSchema,
  'passwordLinks.check': passwordLinkTokenSchema,
  'passwordLinks.use': passwordLinkUseSchema,
  'passwordLinks.renew': passwordLinkTokenSchema,
  'signInLinks.check': passwordLinkTokenSchema,
  'signInLinks.use': passwordLinkTokenSchema,
  'secondStep.use': secondFactorCodeSchema,
  'secondStep.confirmApp': secondFactorCodeSchema,
  'secondStep.confirmPasskey': newPasskeySchema,
  'secondStep.usePasskey': passkeyAnswerSchema,
  'districts.create': newDistrictSchema,
  'districts.update': updateDistrictSchema,
  'fleet.assign': assignDistrictsSchema,
  'fleet.sync': syncDistrictsSchema,
  'rolloverRuns.preview': previewRolloversSchema,
  'rolloverRuns.start': startRolloversSchema,
  'rolloverRuns.retry': retryRolloversSchema,
  'apiProvider.update': updateSisApiConfigSchema,
  'validators.aeries': aeriesConnectionSchema,
  'validators.q': qConnectionSchema,
  'validators.qmlativ': qmlativConnectionSchema,
  'validators.oneroster': oneRosterConnectionSchema,
  'sites.create': newSiteSchema,
  'sites.update': updateSiteSchema,
  'sites.updateMany': updateSitesSchema,
  'staff.create': newStaffSchema,
  'staff.update': updateStaffSchema,
  'sisImports.create': newTemplateSchema,
  'sisImports.update': updateTemplateSchema,
  'sisImports.createTranslation': newTranslationSchema,
  'sisImports.updateTranslation': updateTranslationSchema,
  'sisImports.sync': syncRequestSchema,
  'sourceFormats.createTemplates': newFormatTemplatesSchema,
  'inbox.update': updateInboxSchema,
  'corrections.send': newCorrectionSchema,
  'corrections.answer': answerCorrectionSchema,
  'inbox.createKey': newInboxKeySchema,
  'importUploads.announce': announceFilesSchema,
  'importUploads.check': checkUploadSchema,
  'importUploads.start': startUploadSchema,
  'exports.create': newExportSchema,
  'exports.update': updateExportSchema,
  'exports.sendNow': sendNowSchema,
  'exports.testDestination': testDestinationSchema,
  'authentications.create': newAuthenticationSchema,
  'authentications.update': updateAuthenticationSchema,
  'authentications.readAddress': readAddressSchema,
  'authentications.testSignIn': testSignInSchema,
  'authentications.readTest': readSignInTestSchema,
  'clients.create': newClientSchema,
  'clients.update': updateClientSchema,
  'clients.addProducts': productIdsSchema,
  'clients.removeProducts': productIdsSchema,
  'instances.create': newInstanceSchema,
  'instances.update': updateInstanceSchema,
  'instances.setStatus': setInstanceStatusSchema,
  'instances.addProducts': productIdsSchema,
  'instances.removeProducts': productIdsSchema,
  'productsEnabled.update': updateProductEnabledSchema,
  'accounts.update': accountChangeSchema,
  'accounts.requireNewPasswords': requireNewPasswordsSchema,
  'accounts.sendInvitations': sendInvitationsSchema,
  'serviceTokens.create': newServiceTokenSchema,
  'alerts.markRead': readAlertsSchema,
  'personalData.noteShown': personalDataShownSchema,
  'alerts.saveSettings': alertChoicesSchema,
  'ownAccount.changePassword': changeOwnPasswordSchema,
  'secondFactors.startApp': currentPasswordSchema,
  'secondFactors.confirmApp': secondFactorCodeSchema,
  'secondFactors.startPasskey': currentPasswordSchema,
  'secondFactors.confirmPasskey': newPasskeySchema,
  'secondFactors.renamePasskey': renamePasskeySchema,
  'secondFactors.renewCodes': currentPasswordSchema,
  'secondFactors.remove': removeSecondFactorSchema,
  'roles.create': newRoleSchema,
  'roles.update': roleChangeSchema,
  'users.update': userChangeSchema,
  'userPreferences.postColumnStates': columnStatesSchema,
  'userPreferences.patchColumnStates': columnStatesSchema,
  'userPreferences.postPageSizes': pageSizesSchema,
  'userPreferences.patchPageSizes': pageSizesSchema,
  'savedViews.create': newSavedViewSchema,
  'savedViews.update': changeSavedViewSchema,
}
