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
    delimiter: 'Delimiter',
    encoding: 'Encoding',
    hasHeader: 'First row has column names',
    dateFormat: 'Dates',
    mode: 'Mode',
    deleteThresholdPercent: 'Removal limit',
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
    runOrder: (first: number, last: number) => `From ${first} to ${last} for this component.`,
    isEnabled: 'Imports use it. All required columns must be mapped.',
    scheduleTime: "In the district's time zone, such as 02:00.",
  },
  source: { api: 'SIS API', sftp: 'Files sent by SFTP', upload: 'Uploaded files' },
  delimiter: { comma: 'Comma', tab: 'Tab', pipe: 'Pipe' },
  mode: {
    full: "Full: records that aren't in the file become inactive",
    delta: 'Changes: only records in the file are updated',
    addOnly: 'Additions: existing records stay as they are',
  },
  dateAuto: 'Any common format',
  noSystem: 'None',
  days: WEEKDAYS,
  limitUnit: '%',
}
