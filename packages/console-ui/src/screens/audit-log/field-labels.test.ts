import { AUTH_SETTINGS, type AuditSubjectKind } from '@edconsole/console-core'
import { expect, it } from 'vitest'
import { auditFieldName } from '../../features/audit/change-texts.ts'
import { auditMessages } from '../../features/audit/messages.ts'
import { clientMessages } from '../../features/clients/messages.ts'
import { districtFormMessages } from '../../features/district/form/messages.ts'
import { exportFormMessages } from '../../features/exports/form/messages.ts'
import { noteMessages } from '../../features/notes/messages.ts'
import { userFormMessages } from '../../features/people/user-form/messages.ts'
import { personRolesMessages } from '../../features/roles/person-roles-messages.ts'
import { roleFormMessages } from '../../features/roles/role-form-messages.ts'
import { providerMessages } from '../../features/sign-in/providers/messages.ts'
import { sisConnectionMessages } from '../../features/sis/messages.ts'
import { webhookMessages } from '../../features/webhooks/messages.ts'
import { messages as newInstanceMessages } from '../instance-create/messages.ts'
import { messages as instanceMessages } from '../instance-edit/messages.ts'
import { messages as apiSetupMessages } from '../sis-import-api-setup/messages.ts'

type Labels = Readonly<Record<string, string>>

const { automatic, checks } = apiSetupMessages.inbox
const { form: provider } = providerMessages
const { form: webhook } = webhookMessages
const { productName: _, ...exportLabels } = exportFormMessages.fields
const { districtIds: __, ...personLabels } = personRolesMessages.fields
const { keptFields: ___, ...staffLabels } = userFormMessages.fields
const district = districtFormMessages

const FORMS: readonly [AuditSubjectKind, Labels][] = [
  ['user', personLabels],
  ['staff', staffLabels],
  ['role', roleFormMessages.fields],
  [
    'authentication',
    {
      displayName: provider.displayName,
      usernameAttribute: provider.usernameAttribute,
      userTypes: provider.userTypes,
      autoLinkByEmail: provider.autoLinkByEmail,
      allowJustInTime: provider.allowJustInTime,
    },
  ],
  ['connection', { sisProviderName: sisConnectionMessages.system.label, ...sisConnectionMessages.labels }],
  ['inbox', { ...automatic.labels, ...checks.labels }],
  ['export', exportLabels],
  ['client', clientMessages.form.fields],
  ['instance', { ...instanceMessages.fields, environment: newInstanceMessages.instance.environment }],
  [
    'district',
    {
      districtName: district.districtName,
      districtType: district.districtType,
      contactName: district.contactName,
      contactEmailAddress: district.contactEmailAddress,
      contactPhone: district.contactPhone,
      address1: district.address1,
      address2: district.address2,
      city: district.city,
      state: district.state,
      zip: district.zip,
      county: district.county,
      ncesLeaId: district.ncesLeaId,
      stateLeaId: district.stateLeaId,
      timeZone: district.timeZone,
      website: district.website,
      sisYear: district.sisYear,
      importsEnabled: district.importsEnabled,
      isActive: district.isActive,
    },
  ],
  ['note', { isShared: noteMessages.shared }],
  [
    'webhook',
    {
      name: webhook.name,
      address: webhook.address,
      isEnabled: webhook.enabled,
      events: webhook.events,
      rejectedPercent: webhook.rejectedPercent,
      components: webhook.components,
      secret: webhookMessages.shown.secret,
    },
  ],
]

it.each(FORMS)('changes of a record of the kind %s are called as in its form', (kind, labels) => {
  const names = Object.keys(labels).map((field) => [field, auditFieldName(kind, field, auditMessages)])
  expect(Object.fromEntries(names)).toEqual(labels)
})

it.each(Object.entries(AUTH_SETTINGS))(
  'changes of the settings of %s are called as in their form',
  (_, fields) => {
    // The name means something else with each provider, and an entry doesn't say of which it is.
    const named = fields.filter(({ name }) => name !== 'matchBy')
    expect(
      named.map(({ name }) => auditFieldName('authentication', `settings.${name}`, auditMessages)),
    ).toEqual(named.map(({ label }) => label))
  },
)
