import { asSentence, type ConnectionField, countOf, type SisSystem } from '@edconsole/console-core'
import type { FileDelivery } from './use-file-delivery.ts'

type Kind = SisSystem['kind']

/** Messages about the connection to a student information system. */
export const sisConnectionMessages = {
  section: {
    title: 'SIS connection',
    help: 'Where imports get students, staff, and schools.',
  },
  system: { label: 'Student information system', asks: 'your system' },
  labels: {
    sisApiUrl: 'API URL',
    tokenUrl: 'Token URL',
    qFilename: 'Q file name',
    sisApiKey: 'API key',
    sisApiSecret: 'API secret',
    entityId: 'Entity number',
    apiSchoolYearId: 'School year number',
  } satisfies Record<ConnectionField, string>,
  /** What a system calls a field by another name. */
  ownLabels: { aeries: { sisApiKey: 'Certificate' } } satisfies Partial<
    Record<Kind, Partial<Record<ConnectionField, string>>>
  >,
  help: {
    aeries: {
      sisApiUrl: 'The URL you use to open Aeries, often ending in /aeries.',
      sisApiKey: '32 letters and digits. Case-sensitive.',
    },
    q: {
      sisApiUrl: "The URL of Q's API.",
      qFilename: 'The file name your Q administrator uses for this school year, not the name of an export.',
    },
    qmlativ: {
      sisApiUrl: 'The URL of the Qmlativ API, without /oauth.',
      entityId: 'If empty, the district itself is used.',
      apiSchoolYearId: 'If empty, the current year is used.',
    },
    oneroster: {
      sisApiUrl: 'The part of the URL before /ims/oneroster.',
      tokenUrl:
        'Only if the SIS shows one, as Infinite Campus and Skyward do. It must be on the same server.',
    },
    file: {},
  } satisfies Record<Kind, Partial<Record<ConnectionField, string>>>,
  urlExpects: 'a URL that starts with https://, such as https://sis.district.example/api',
  secretAgain: 'Enter it again. The saved value is for another URL or system.',
  certificate: 'it must have 32 letters and digits',
  test: {
    button: 'Test connection',
    again: 'Test again',
    testing: 'Testing',
    enterFirst: (fields: string) => `Enter ${fields} first`,
    untested: 'Not tested yet. The test uses the values on this page, saved or not.',
    changed: 'Values changed. Test again.',
    works: 'Connection works',
    found: (system: string, schools: number, at: string) =>
      `${system} responded and listed ${countOf(schools, 'school', 'schools')}. Checked ${at}.`,
    noSchools: (system: string, at: string) => `${system} accepted the keys. Checked ${at}.`,
    fails: 'Not connected',
    check: (fields: string) => `Check ${fields}.`,
    stopped: "The test couldn't be run",
    reason: (reason: string) => `${asSentence(reason)} Nothing was tested.`,
    what: 'What was checked',
    schools: (count: number) => countOf(count, 'school', 'schools'),
    unknownSchools: (count: number) =>
      countOf(count, 'is not in Site Management', 'are not in Site Management'),
    unknown: 'Not in Site Management',
    notEncrypted: 'Not encrypted: the address starts with http://.',
    states: {
      passed: 'Passed',
      note: 'Note',
      warning: 'Warning',
      failed: 'Failed',
      open: 'Not reached',
    },
    none: (system: string) => `${system} can't be tested from here. The first import shows whether it works.`,
    /** By how the server takes files. */
    files: {
      sftp: 'Nothing to connect: files arrive by SFTP, and the next import reads them.',
      uploads: 'Nothing to connect: files are imported with "Upload files".',
      unknown: 'Nothing to connect: the next import reads the files that have arrived.',
    } satisfies Record<FileDelivery, string>,
  },
  facts: {
    system: 'System',
    missing: 'Missing',
    test: 'Last test',
    verified: (schools: number) => `Connected, ${countOf(schools, 'school', 'schools')}`,
    failed: 'Not connected',
    at: (time: string) => `${time} (ET)`,
    saved: (day: string) => `Saved ${day}`,
    unverified: 'Not verified',
  },
  /** In their order. */
  where: {
    title: (system: string) => `Where to find these in ${system}`,
    steps: {
      aeries: {
        1: 'Sign in to Aeries as an administrator.',
        2: 'Open Security, then API Security.',
        3: 'Add this console as a vendor and let it read schools, students, staff, courses, sections, attendance, and grades.',
        4: 'Copy the certificate here. The URL is the one in your browser, up to the first page name.',
      },
      q: {
        1: 'Sign in to Q as a system administrator.',
        2: 'Open the API access settings.',
        3: 'Create a key with read access to students, staff, and schools.',
        4: 'Copy the key and the secret here. The secret is shown once.',
      },
      qmlativ: {
        1: 'Sign in to Qmlativ and open Administrative Access, API, Integration Access.',
        2: 'Add read access for this console.',
        3: "Make sure it's active, its effective date has passed and it doesn't expire soon.",
        4: 'Copy the key and the secret here.',
      },
      oneroster: {
        1: 'Sign in to your system as an administrator.',
        2: 'Open its OneRoster or API settings and add a consumer for this console.',
        3: 'Let it read organizations, sessions, users, demographics, courses, classes, and enrollments.',
        4: 'Copy the base URL, the key, and the secret here, and the token URL if there is one.',
      },
    } satisfies Record<Exclude<Kind, 'file'>, Record<number, string>>,
    /** In place of a connection, by who reads it and how the server takes files. */
    files: {
      staff: {
        title: 'How files get here',
        sftp: {
          1: "Have the district's system export one file for each kind of data.",
          2: "Have the files sent to the district's SFTP folder every night.",
          3: 'The address and passwords are in API Setup, under "File delivery by SFTP".',
          4: 'To import files from your computer, use "Upload files" in Templates or API Setup.',
        },
        uploads: {
          1: "Have the district's system export one file for each kind of data.",
          2: 'This server takes no files by SFTP. Import them with "Upload files" in Templates or API Setup.',
        },
        unknown: {
          1: "Have the district's system export one file for each kind of data.",
          2: "Have the files sent to the district's SFTP folder every night.",
        },
      },
      district: {
        title: 'How to send your files',
        sftp: {
          1: 'Set up your system to export one file for each kind of data.',
          2: 'Have the files sent to your SFTP folder every night.',
          3: "Your provider can give you the folder's address and username.",
        },
        uploads: {
          1: 'Set up your system to export one file for each kind of data.',
          2: 'Import them with "Upload files" in Templates.',
        },
        /** For those who can't import. */
        handedOver: {
          1: 'Set up your system to export one file for each kind of data.',
          2: 'Give the files to your provider, who imports them with "Upload files".',
        },
        unknown: {
          1: 'Set up your system to export one file for each kind of data.',
          2: 'Have the files sent to your SFTP folder every night.',
          3: "Your provider can give you the folder's address and username.",
        },
      },
    },
  },
  saved: (system: string) => `SIS connection updated (${system})`,
  sent: 'Connection sent to your provider',
  readOnly: "You can view this connection. Your role doesn't allow editing.",
}

export type SisConnectionMessages = typeof sisConnectionMessages
