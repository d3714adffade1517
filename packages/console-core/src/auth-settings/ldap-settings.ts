import {
  choiceSetting,
  inPart,
  longSetting,
  numberSetting,
  secretSetting,
  textSetting,
} from './define-setting.ts'
import type { SettingField } from './setting-field.ts'

const orPattern = { required: true, unless: ['userDnPattern'] } as const

/** Sign-in at a directory server: users are searched by an entry that may, or their DN follows from the username. */
export const LDAP_SETTINGS: readonly SettingField[] = [
  textSetting('host', 'Host', 'The name of the directory server, such as ldap.example.org.', {
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
  choiceSetting('security', 'Encryption', 'Without encryption, passwords can be read in transit.', {
    required: true,
    default: 'ldaps',
    options: { ldaps: 'LDAPS', startTls: 'StartTLS', none: 'None' },
  }),
  textSetting(
    'confirmNoEncryption',
    'Confirm no encryption',
    'To connect without encryption, enter the host name again.',
    { format: 'host' },
  ),
  textSetting('baseDn', 'Base DN', 'Where users are searched, such as ou=people,dc=example,dc=org.', {
    ...orPattern,
    format: 'dn',
  }),
  textSetting('bindDn', 'Bind DN', 'The entry that searches for users.', orPattern),
  secretSetting('bindPassword', 'Bind password', 'The password of that entry.', orPattern),
  textSetting(
    'userFilter',
    'User filter',
    'Finds one user; {username} is replaced by the entered username.',
    {
      required: true,
      format: 'userFilter',
      default: '(&(objectClass=user)(sAMAccountName={username}))',
    },
  ),
  ...inPart('attributes', [
    textSetting(
      'usernameAttribute',
      'Username attribute',
      'Holds the username. Default: the attribute that the user filter compares.',
    ),
    textSetting('emailAttribute', 'Email attribute', 'Holds the email address.', { default: 'mail' }),
    textSetting('firstNameAttribute', 'First name attribute', 'Holds the first name.', {
      default: 'givenName',
    }),
    textSetting('lastNameAttribute', 'Last name attribute', 'Holds the last name.', { default: 'sn' }),
    textSetting('staffIdAttribute', 'Staff ID attribute', 'Holds the staff ID, such as employeeNumber.'),
    choiceSetting('uniqueIdAttribute', 'Unique ID attribute', 'Stays the same when a user is renamed.', {
      default: 'objectGUID',
      options: { objectGUID: 'objectGUID', entryUUID: 'entryUUID' },
    }),
  ]),
  ...inPart('groups', [
    textSetting('groupBaseDn', 'Group base DN', 'Where groups are searched.', { format: 'dn' }),
    textSetting('groupFilter', 'Group filter', 'Finds groups.'),
    textSetting('memberAttribute', 'Member attribute', 'Holds the members of a group.'),
  ]),
  ...inPart('connection', [
    textSetting(
      'userDnPattern',
      'User DN pattern',
      'Signs in without a search; {username} is replaced by the entered username. Replaces base DN and bind DN.',
      { format: 'userDn' },
    ),
    choiceSetting('searchScope', 'Search', 'How deep to search for users.', {
      default: 'sub',
      options: { sub: 'All levels', one: 'One level' },
    }),
    numberSetting('connectTimeoutMs', 'Connection timeout (ms)', 'How long to wait for a connection.', {
      default: 5000,
      min: 100,
      max: 60_000,
    }),
    numberSetting('readTimeoutMs', 'Search timeout (ms)', 'How long to wait for search results.', {
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
  ]),
]
