import {
  choiceSetting,
  longSetting,
  numberSetting,
  secretSetting,
  switchSetting,
  textSetting,
} from './define-setting.ts'
import type { SettingField } from './setting-field.ts'

/** Sign-in at a directory server. */
export const LDAP_SETTINGS: readonly SettingField[] = [
  textSetting('host', 'Host', 'Name of the directory server, as in ldap.example.org.', {
    required: true,
    format: 'host',
  }),
  {
    ...numberSetting('port', 'Port', '636 for LDAPS, 389 for StartTLS.', {
      default: 636,
      min: 1,
      max: 65_535,
    }),
    required: true,
  },
  choiceSetting('security', 'Encryption', 'Without encryption passwords can be read on the way.', {
    required: true,
    default: 'ldaps',
    options: { ldaps: 'LDAPS', startTls: 'StartTLS', none: 'None' },
  }),
  textSetting(
    'confirmNoEncryption',
    'Confirm that nothing is encrypted',
    'To go without encryption, type the host name once more.',
    { format: 'host' },
  ),
  textSetting('baseDn', 'Base DN', 'People are searched below it, as in ou=people,dc=example,dc=org.', {
    required: true,
  }),
  textSetting('bindDn', 'Bind DN', 'The entry that searches for people.', { required: true }),
  secretSetting('bindPassword', 'Bind password', 'Password of that entry.', { required: true }),
  textSetting('userFilter', 'User filter', 'Finds one person; {username} stands for what was typed.', {
    required: true,
    format: 'userFilter',
    default: '(&(objectClass=user)(sAMAccountName={username}))',
  }),
  choiceSetting('searchScope', 'Search', 'How deep people are searched.', {
    default: 'sub',
    options: { sub: 'All levels', one: 'One level' },
  }),
  textSetting('usernameAttribute', 'User name attribute', 'Holds the user name.'),
  textSetting('emailAttribute', 'Email attribute', 'Holds the email address.', { default: 'mail' }),
  textSetting('firstNameAttribute', 'First name attribute', 'Holds the first name.', {
    default: 'givenName',
  }),
  textSetting('lastNameAttribute', 'Last name attribute', 'Holds the last name.', { default: 'sn' }),
  choiceSetting('uniqueIdAttribute', 'Unique id attribute', 'Stays the same when a person is renamed.', {
    default: 'objectGUID',
    options: { objectGUID: 'objectGUID', entryUUID: 'entryUUID' },
  }),
  textSetting('groupBaseDn', 'Group base DN', 'Groups are searched below it.'),
  textSetting('groupFilter', 'Group filter', 'Finds groups.'),
  textSetting('memberAttribute', 'Member attribute', 'Holds the members of a group.'),
  numberSetting('connectTimeoutMs', 'Time to connect (ms)', 'Then the server counts as not there.', {
    default: 5000,
    min: 100,
    max: 60_000,
  }),
  numberSetting('readTimeoutMs', 'Time to answer (ms)', 'Then the search counts as failed.', {
    default: 10_000,
    min: 100,
    max: 120_000,
  }),
  longSetting(
    'caCertificatePem',
    'CA certificate',
    'For a server whose certificate is signed by your own CA.',
    {
      format: 'certificate',
    },
  ),
  switchSetting('followReferrals', 'Follow referrals', 'Ask other servers that this one names.', false),
  numberSetting('pageSize', 'Page size', 'Entries read at a time.', { default: 500, min: 1, max: 5000 }),
]
