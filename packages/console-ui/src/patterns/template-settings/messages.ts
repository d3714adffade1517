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
    hasHeader: 'The first row names the columns',
    dateFormat: 'Dates',
    mode: 'Mode',
    deleteThresholdPercent: 'Removal limit',
    runOrder: 'Place in the run',
    isEnabled: 'Switched on',
    scheduleEnabled: 'Runs on a schedule',
    scheduleTime: 'Time',
    scheduleDays: 'Days',
  },
  help: {
    filePattern: 'With * and ? as placeholders, such as students*.csv.',
    deleteThresholdPercent:
      'A file that would remove a larger share of the stored rows is held for review. Empty: no limit.',
    runOrder: (first: number, last: number) => `From ${first} to ${last} for this component.`,
    isEnabled: 'Imports run it. All required columns have to be mapped.',
    scheduleTime: "In the district's time zone, such as 02:00.",
  },
  source: { api: 'The API of the SIS', sftp: 'Files sent by SFTP', upload: 'Files that people upload' },
  delimiter: { comma: 'Comma', tab: 'Tab', pipe: 'Vertical bar' },
  mode: {
    full: 'Full: what a file does not name becomes inactive',
    delta: 'Changes: only what a file names is touched',
    addOnly: 'Additions: stored rows stay as they are',
  },
  dateAuto: 'Any of the usual forms',
  noSystem: 'None',
  limitUnit: '%',
}

export type TemplateSettingsMessages = typeof messages
