import { EXPORT_FILE_WORDS, formatCount } from '@edconsole/console-core'

/** What the form of an export says, whether it is new or not. The screens hand it on with their own. */
export const exportFormMessages = {
  forGood: 'An export keeps its product and its year.',
  sections: {
    product: { title: 'Product', help: 'Who gets the data, and of which school year.' },
    content: { title: 'Content', help: 'What is sent, and in which files.' },
    filters: { title: 'Filters', help: 'Without a choice everybody is sent.' },
    destination: { title: 'Destination', help: 'Where the files go.' },
    schedule: { title: 'Schedule', help: 'When it is sent by itself, on the clock of the district.' },
  },
  fields: {
    productName: 'Product',
    schoolYear: 'School year',
    name: 'Export name',
    exportType: 'Files',
    components: 'Components',
    fileNamePattern: 'File names',
    zip: 'One archive',
    delimiter: 'Values are separated by',
    encoding: 'Encoding',
    lineEnding: 'Lines end with',
    includeHeader: 'Column names in the first line',
    quoteAll: 'Quotes around every value',
    siteCodes: 'Sites',
    gradeLevels: 'Grades',
    includeInactive: 'Also what is no longer active',
    deliveryMethod: 'Sent by',
    host: 'Host',
    port: 'Port',
    username: 'User name',
    password: 'Password',
    remotePath: 'Folder',
    isEnabled: 'Switched on',
    scheduleEnabled: 'Send on a schedule',
    scheduleTime: 'Time',
    scheduleDays: 'Days',
    notifyEmails: 'Tell these people when it fails',
  },
  help: {
    fileNamePattern: `Letters, digits and ${EXPORT_FILE_WORDS.map((word) => `{${word}}`).join(', ')}`,
    zip: 'All files go in one zip file.',
    includeInactive: 'People who left, and classes that ended.',
    usualPort: (port: number) => `Usually ${port}`,
    password: 'It is kept sealed, and nobody can read it again.',
    withKey: 'A private key is saved as well.',
    remotePath: 'Without one the files lie where the user name leads.',
    isEnabled: 'While it is off nothing is sent, by hand neither.',
    scheduleEnabled: 'Only exports of the year that the district’s data is of.',
    scheduleTime: 'From 00:00 to 23:59',
    notifyEmails: 'One address a line',
    siteCodes: 'One code a line',
  },
  expects: {
    host: 'the name of a host, such as sftp.example.org',
    remotePath: 'a folder that begins with /, such as /in',
    scheduleTime: 'a time such as 04:30',
  },
  asks: {
    password: 'the password again: it was saved for another host',
    components: 'at least one component',
    scheduleDays: 'at least one day',
  },
  methods: {
    sftp: 'Over SSH, to a folder of the receiver.',
    ftps: 'FTP inside TLS.',
    api: 'Can be prepared; whether it is sent depends on the server.',
    download: 'Files wait in the export log.',
  },
  delimiters: { comma: 'Commas', tab: 'Tabs', pipe: 'Vertical bars' },
  lineEndings: { lf: 'Line feed', crlf: 'Carriage return and line feed' },
  notInOneRoster: 'No file in OneRoster',
  all: 'All',
  noSites: 'No sites are stored for this year.',
  example: (name: string) => `For example ${name}`,
  preview: (students: number, staff: number | undefined) =>
    `About ${formatCount(students)} ${students === 1 ? 'student' : 'students'}${
      staff === undefined ? '' : ` and ${formatCount(staff)} staff`
    } as stored now.`,
}

export type ExportFormMessages = typeof exportFormMessages
