/** Shapes of bodies, for the server and for forms. Screens without a form never import this entry. */
export { settingNamed } from './auth-settings/setting-named.ts'
export { settingFieldsSchema, settingsChangeSchema } from './auth-settings/settings.schema.ts'
export {
  accountChangeSchema,
  requireNewPasswordsSchema,
  sendInvitationsSchema,
} from './entities/account.schema.ts'
export { alertChoicesSchema, readAlertsSchema } from './entities/alert.schema.ts'
export {
  DESCRIPTION_MAX,
  newAuthenticationSchema,
  readAddressSchema,
  testSignInSchema,
  updateAuthenticationSchema,
} from './entities/authentication.schema.ts'
export { newClientSchema, updateClientSchema } from './entities/client.schema.ts'
export { testDestinationSchema } from './entities/destination-test.schema.ts'
export { newDistrictSchema, updateDistrictSchema } from './entities/district.schema.ts'
export { newExportSchema, sendNowSchema, updateExportSchema } from './entities/export.schema.ts'
export { announceFilesSchema, checkUploadSchema, startUploadSchema } from './entities/import-upload.schema.ts'
export { newInboxKeySchema, updateInboxSchema } from './entities/inbox.schema.ts'
export {
  newInstanceSchema,
  setInstanceStatusSchema,
  updateInstanceSchema,
} from './entities/instance.schema.ts'
export { changeOwnPasswordSchema } from './entities/own-account.schema.ts'
export {
  passwordLinkRequestSchema,
  passwordLinkTokenSchema,
  passwordLinkUseSchema,
} from './entities/password-link.schema.ts'
export { personalDataShownSchema } from './entities/personal-data.schema.ts'
export { updateProductEnabledSchema } from './entities/product-enabled.schema.ts'
export { productIdsSchema } from './entities/product-ids.schema.ts'
export { newRoleSchema, roleChangeSchema } from './entities/role-definition.schema.ts'
export {
  currentPasswordSchema,
  newPasskeySchema,
  passkeyAnswerSchema,
  removeSecondFactorSchema,
  renamePasskeySchema,
  secondFactorCodeSchema,
} from './entities/second-factor.schema.ts'
export { newServiceTokenSchema } from './entities/service-token.schema.ts'
export { signInSchema } from './entities/sign-in.schema.ts'
export { updateSisApiConfigSchema } from './entities/sis-api-config.schema.ts'
export {
  aeriesCertificate,
  aeriesConnectionSchema,
  qConnectionSchema,
  qmlativConnectionSchema,
} from './entities/sis-connection.schema.ts'
export { newTemplateSchema, updateTemplateSchema } from './entities/sis-import-template.schema.ts'
export { newSiteSchema, updateSiteSchema, updateSitesSchema } from './entities/site.schema.ts'
export { newFormatTemplatesSchema } from './entities/source-format.schema.ts'
export { newStaffSchema, updateStaffSchema } from './entities/staff.schema.ts'
export { syncRequestSchema } from './entities/sync-request.schema.ts'
export {
  type FileTemplate,
  fileTemplateSchema,
  TEMPLATE_FILE,
  templateFileSchema,
} from './entities/template-file.schema.ts'
export { newTranslationSchema, updateTranslationSchema } from './entities/translation.schema.ts'
export { userChangeSchema } from './entities/user.schema.ts'
export { columnStatesSchema, pageSizesSchema } from './entities/user-preferences.schema.ts'
export { newWebhookSchema, updateWebhookSchema } from './entities/webhook.schema.ts'
export { OPERATION_BODIES } from './resources/operation-bodies.ts'
export { cleanSisUrl } from './validation/clean-sis-url.ts'
export { type CrossFault, type CrossRule, crossFault } from './validation/cross-rules.ts'
export { DISTRICT_RULES } from './validation/district-rules.ts'
export { type CheckedExport, EXPORT_RULES } from './validation/export-rules.ts'
export { fieldTitle } from './validation/field-titles.ts'
export { isLoopback, schoolYear, webAddress } from './validation/fields.schema.ts'
export { plainIssue } from './validation/plain-issue.ts'
export { recordFieldTitle } from './validation/record-field-titles.ts'
export { SCHEDULE_RULES } from './validation/schedule-rules.ts'
export { SITE_RULES, siteCodeRules } from './validation/site-rules.ts'
export { STAFF_RULES } from './validation/staff-rules.ts'
