import { WEEKDAYS } from '@edconsole/console-core'

export const messages = {
  sections: {
    rows: 'Where the rows come from',
    form: 'How files are read',
    load: 'What is loaded',
    when: 'When it runs',
  },
  fields: {
    name: 'Name',
    componentName: 'Component',
    sisSystemId: 'SIS system',
    source: 'Source',
    filePattern: 'File names',
    sourceFormat: 'File format',
    delimiter: 'Delimiter',
    encoding: 'Encoding',
    hasHeader: 'First row has column names',
    dateFormat: 'Dates',
    mode: 'Mode',
    isStrict: 'Strict',
    deleteThresholdPercent: 'Removal limit',
    rejectThresholdPercent: 'Rejection limit',
    shrinkThresholdPercent: 'Smallest file',
    thresholdMinimumRows: 'Limits apply from',
    runOrder: 'Position in the run',
    isEnabled: 'Enabled',
    scheduleEnabled: 'Run on a schedule',
    scheduleTime: 'Time',
    scheduleDays: 'Days',
  },
  help: {
    filePattern: 'Use * and ? as wildcards, such as students*.csv.',
    deleteThresholdPercent:
      'A file that would remove a larger share of stored rows is held for review. Leave empty for no limit.',
    dateAuto: 'The dates of each column decide whether the month or the day comes first.',
    isStrict:
      'Rejects rows with an unknown value in an optional column. When off, the value is left out with a warning.',
    rejectThresholdPercent:
      'If a larger share of rows is rejected, nothing is loaded. Leave empty for no limit.',
    shrinkThresholdPercent:
      'A file with a smaller share of the rows of last time counts as cut off, and nothing is loaded. Leave empty for no limit.',
    thresholdMinimumRows: (least: number) =>
      `The rejection limit and the smallest file don't apply to fewer rows. At least ${least}.`,
    runOrder: (first: number, last: number) => `From ${first} to ${last} for this component.`,
    isEnabled: 'Imports use it. All required columns must be mapped.',
    scheduleTime: "In the district's time zone, such as 02:00 or 2:00 AM.",
  },
  source: { api: 'SIS API', sftp: 'Files sent by SFTP', upload: 'Uploaded files' },
  delimiter: { comma: 'Comma', semicolon: 'Semicolon', tab: 'Tab', pipe: 'Pipe' },
  mode: {
    full: "Full: records that aren't in the file become inactive",
    delta: 'Changes: only records in the file are updated',
    addOnly: 'Additions: existing records stay as they are',
  },
  dateAuto: 'Any common format',
  noSystem: 'None',
  days: WEEKDAYS,
  limitUnit: '%',
  rowsUnit: 'rows',
}
