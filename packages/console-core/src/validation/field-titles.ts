import { AUTH_SETTINGS } from '../auth-settings/auth-settings.ts'
import type { SettingField } from '../auth-settings/setting-field.ts'

/**
 * What people read in place of a key of a body: the label that the field has in forms. Keys of a provider's settings have
 * theirs in `AUTH_SETTINGS`.
 */
const TITLES: Readonly<Record<string, string>> = {
  accountNumber: 'Account number',
  address1: 'Address',
  address2: 'Address line 2',
  allowJustInTime: 'Create accounts at sign-in',
  apiSchoolYearId: 'School year number',
  autoImportTime: 'Import time',
  autoLinkByEmail: 'Link accounts by email',
  baseAPI: 'API URL',
  batchId: 'Batch',
  birthDate: 'Birth date',
  blackoutRanges: 'Blackout dates',
  cert: 'Certificate',
  children: 'Included roles',
  city: 'City',
  clientId: 'Client',
  clientName: 'Client name',
  clientType: 'Client type',
  columnName: 'Column',
  componentName: 'Component',
  components: 'Components',
  contactEmailAddress: 'Contact email',
  contactName: 'Contact name',
  contactPhone: 'Contact phone',
  county: 'County',
  dateFormat: 'Dates',
  dateLastModified: 'Last change',
  decision: 'Decision',
  defaultValue: 'Default value',
  deleteThresholdPercent: 'Removal limit',
  delimiter: 'Delimiter',
  deliveryMethod: 'Delivery method',
  description: 'Description',
  displayName: 'Display name',
  districtIds: 'Districts',
  districtName: 'District name',
  districtType: 'District type',
  emailAddress: 'Email',
  employmentStatus: 'Employment status',
  enabled: 'Enabled',
  encoding: 'Encoding',
  endDate: 'End date',
  entityId: 'Entity number',
  environment: 'Environment',
  exitDate: 'Exit date',
  exportIds: 'Exports',
  exportType: 'Files',
  fax: 'Fax',
  field: 'Field',
  fileName: 'Q file name',
  fileNamePattern: 'File names',
  filePattern: 'File names',
  firstName: 'First name',
  fixedValue: 'Fixed value',
  from: 'First day',
  gender: 'Gender',
  gradeLevels: 'Grades',
  hasHeader: 'First row has column names',
  hasStudents: 'In reports',
  hidden: 'Hidden',
  highGrade: 'Highest grade',
  hireDate: 'Hire date',
  host: 'Host',
  id: 'Record',
  illuminateClientId: 'Client',
  importTemplateColumnId: 'Column',
  importTemplateColumns: 'Columns',
  importTemplateTranslations: 'Translations',
  importsEnabled: 'Imports',
  includeHeader: 'Column names in the first row',
  includeInExport: 'In exports',
  includeInImport: 'In imports',
  includeInactive: 'Include inactive records',
  isActive: 'Active',
  isCharter: 'Charter school',
  isDefault: 'Default',
  isEnabled: 'Enabled',
  isMagnet: 'Magnet school',
  isVirtual: 'Virtual school',
  keptFields: 'Kept fields',
  key: 'API key',
  lastName: 'Last name',
  lea: 'LEA',
  lineEnding: 'Line endings',
  locked: 'Locked',
  lowGrade: 'Lowest grade',
  mappingType: 'Mapping',
  matchType: 'Match',
  middleName: 'Middle name',
  mode: 'Mode',
  mustChangePassword: 'New password at next sign-in',
  name: 'Name',
  ncesLeaId: 'NCES district ID',
  ncesSchoolId: 'NCES school ID',
  newPassword: 'New password',
  notes: 'Notes',
  notifyEmails: 'Notify on failure',
  orgType: 'Type',
  parentSiteId: 'Parent site',
  password: 'Password',
  phone: 'Phone',
  pinned: 'Pinned',
  port: 'Port',
  possibleValueId: 'Value',
  preferredFirstName: 'Preferred first name',
  preferredLastName: 'Preferred last name',
  primaryContactEmail: 'Contact email',
  primaryContactName: 'Contact name',
  primarySiteCode: 'Primary site',
  principalEmail: 'Principal email',
  principalName: 'Principal',
  privateKey: 'Private key',
  productId: 'Product',
  products: 'Products',
  provider: 'Provider',
  qFilename: 'Q file name',
  quoteAll: 'Quote all values',
  reason: 'Reason',
  region: 'Region',
  remotePath: 'Folder',
  role: 'Role',
  roles: 'Roles',
  runOrder: 'Position in the run',
  scheduleDays: 'Days',
  scheduleEnabled: 'Schedule',
  scheduleTime: 'Time',
  schoolType: 'School type',
  schoolYear: 'School year',
  scope: 'Scope',
  secret: 'API secret',
  sent: 'Sent',
  settings: 'Settings',
  shortName: 'Short name',
  sisApiKey: 'API key',
  sisApiSecret: 'API secret',
  sisApiUrl: 'API URL',
  sisImportId: 'Template',
  sisProviderName: 'Student information system',
  sisSystemId: 'Student information system',
  sisYear: 'Data year',
  siteCode: 'Site code',
  siteCodes: 'Sites',
  siteName: 'Site name',
  sites: 'Sites',
  slug: 'URL name',
  sortOrder: 'Order',
  source: 'Source',
  sourceColumn: 'SIS column',
  sourceValue: 'SIS value',
  staffId: 'Staff ID',
  startDate: 'Start date',
  state: 'State',
  stateLeaId: 'State district code',
  stateSchoolId: 'State school ID',
  stateStaffId: 'State staff ID',
  status: 'Status',
  suffix: 'Suffix',
  timeZone: 'Time zone',
  title: 'Title',
  titleIStatus: 'Title I',
  to: 'Last day',
  transform: 'Change',
  translatedValue: 'Translation',
  updatedAt: 'Last change',
  url: 'URL',
  userType: 'User type',
  userTypes: 'Who may sign in',
  username: 'Username',
  usernameAttribute: 'Username attribute',
  version: 'Version',
  website: 'Website',
  width: 'Width',
  zip: 'ZIP',
}

/**
 * Returns what people call a field of a body, given its key with dots: never the key itself where a form has a label for it.
 * @example fieldTitle('cert') // 'Certificate'
 * @example fieldTitle('importTemplateColumns.3.sourceColumn') // 'Columns 4, SIS column'
 */
export function fieldTitle(path: string): string {
  const keys = path.split('.')
  const own = keys[0] === 'settings' && keys.length > 1 ? keys.slice(1) : keys
  return own.reduce((before, key) => {
    // An entry of a list, counted as people count.
    if (before !== '' && /^\d+$/.test(key)) return `${before} ${Number(key) + 1}`
    const title = titleOf(key, own !== keys)
    return before === '' ? title : `${before}, ${title}`
  }, '')
}

function titleOf(key: string, isSetting: boolean): string {
  const setting = settingTitles().get(key)
  const title = isSetting ? (setting ?? TITLES[key]) : (TITLES[key] ?? setting)
  return title ?? `'${key}'`
}

let settings: ReadonlyMap<string, string> | undefined

function settingTitles(): ReadonlyMap<string, string> {
  settings ??= new Map(Object.values(AUTH_SETTINGS).flatMap(titlesIn))
  return settings
}

function titlesIn(fields: readonly SettingField[]): (readonly [string, string])[] {
  return fields.flatMap(({ name, label, fields: inner = [] }) => [[name, label] as const, ...titlesIn(inner)])
}
