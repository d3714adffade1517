import { countOf, EXPORT_FILE_WORDS, formatCount, WEEKDAYS } from '@edconsole/console-core'
import { dayRangesMessages } from '../../../patterns/day-ranges/messages.ts'

/** What the form of an export says, whether it is new or not. The screens hand it on with their own. */
export const exportFormMessages = {
  days: WEEKDAYS,
  standardNames: 'OneRoster sets the names of its files.',
  forGood: { product: "The product can't be changed.", year: "The school year can't be changed." },
  sections: {
    product: { title: 'Product', help: 'Who gets the data, and for which school year.' },
    content: { title: 'Content', help: 'What is sent, and in which files.' },
    filters: { title: 'Filters', help: 'Leave empty to send everyone.' },
    destination: { title: 'Destination', help: 'Where the files go.' },
    schedule: { title: 'Schedule', help: "When it runs automatically, in the district's time zone." },
  },
  fields: {
    productName: 'Product',
    schoolYear: 'School year',
    name: 'Export name',
    exportType: 'Files',
    components: 'Components',
    fileNamePattern: 'File names',
    zip: 'Single ZIP file',
    delimiter: 'Delimiter',
    encoding: 'Encoding',
    lineEnding: 'Line endings',
    includeHeader: 'Column names in the first row',
    quoteAll: 'Quote all values',
    siteCodes: 'Sites',
    gradeLevels: 'Grades',
    includeInactive: 'Include inactive records',
    deliveryMethod: 'Delivery method',
    host: 'Host',
    port: 'Port',
    username: 'Username',
    password: 'Password',
    privateKey: 'Private key',
    remotePath: 'Folder',
    isEnabled: 'Enabled',
    scheduleEnabled: 'Send on a schedule',
    scheduleTime: 'Time',
    scheduleDays: 'Days',
    blackoutRanges: 'Blackout dates',
    notifyEmails: 'Notify on failure',
  },
  help: {
    fileNamePattern: `Letters, digits, and ${EXPORT_FILE_WORDS.map((word) => `{${word}}`).join(', ')}`,
    zip: 'Puts all files in one ZIP file.',
    includeInactive: 'People who left, and classes that ended.',
    usualPort: (port: number) => `Usually ${port}`,
    password: "Encrypted. It can't be viewed again.",
    privateKey:
      "Instead of a password, or in addition. Paste the entire key file. Passphrases aren't supported.",
    remotePath: "If empty, files go to the user's home folder.",
    isEnabled: 'When off, nothing is sent, even manually.',
    scheduleEnabled: "Only exports for the district's data year run on a schedule.",
    scheduleTime: 'Such as 04:30 or 4:30 PM',
    blackoutRanges: 'Such as holidays. You can still send manually on these dates.',
    notifyEmails: 'One address per line',
    siteCodes: 'One code per line',
  },
  expects: {
    host: 'a host name, such as sftp.example.org',
    remotePath: 'a folder that starts with /, such as /in',
    scheduleTime: 'a time such as 04:30 or 4:30 PM',
    blackoutRanges: 'first and last days such as 12/21/2026',
  },
  asks: {
    password: 'the password again: it was saved for another host',
    components: 'at least one component',
    scheduleDays: 'at least one day',
  },
  zone: (name: string) => `Time zone: ${name}`,
  ranges: dayRangesMessages,
  methods: {
    sftp: "Over SSH, to the receiver's folder.",
    ftps: 'FTP over TLS.',
    api: 'Can be set up. Whether it runs depends on the server.',
    download: 'Download files from the export log.',
  },
  delimiters: { comma: 'Commas', tab: 'Tabs', pipe: 'Pipes' },
  lineEndings: { lf: 'Unix (LF)', crlf: 'Windows (CRLF)' },
  notInOneRoster: 'No OneRoster file',
  all: 'All',
  noSites: 'No sites for this year.',
  example: (name: string) => `For example ${name}`,
  preview: (students: number, staff: number | undefined) =>
    `About ${countOf(students, 'student', 'students')}${
      staff === undefined ? '' : ` and ${formatCount(staff)} staff`
    } as stored now.`,
}

export type ExportFormMessages = typeof exportFormMessages
