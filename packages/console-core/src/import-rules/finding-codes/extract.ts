import type { FindingCodeDef } from './finding-code-def.ts'

/** Rows that a SIS returned itself. */
const TOO_FEW = {
  title: 'The SIS returned too few rows',
  suggestion: 'Check in the SIS that the rows are there for this school year and that the key can read them.',
} as const

/** A template sets what counts as cut off, so it can also let a file pass that is right. */
const CUT_OFF = {
  suggestion:
    'Check the job in the SIS that writes the file. If the file is complete, lower the template\'s "Smallest file".',
} as const

/** Getting at the data: the SIS, or the file. */
export const EXTRACT_CODES = {
  E001: {
    severity: 'error',
    stage: 'extract',
    title: "The SIS didn't respond",
    text: "The SIS didn't respond: {reason}.",
    suggestion: 'Test the connection.',
    cases: {
      status: { text: "The SIS didn't respond at {path}: {reason} (HTTP {status})." },
      path: { text: "The SIS didn't respond at {path}: {reason}." },
      component: {
        text: "The SIS doesn't provide {component}.",
        suggestion: 'Import them from files.',
      },
    },
    owner: 'district',
    origin: 'sis',
    fix: 'apiSetup',
  },
  E002: {
    severity: 'error',
    stage: 'extract',
    title: 'Certificate or key refused',
    text: 'The SIS refused the certificate or key (HTTP {status}).',
    suggestion: 'Renew it in the SIS and save it here.',
    owner: 'district',
    origin: 'sis',
    fix: 'apiSetup',
  },
  E003: {
    severity: 'error',
    stage: 'extract',
    title: 'No permission in the SIS',
    text: 'The certificate has no permission for "{area}".',
    suggestion: 'Add the area to the certificate in the SIS.',
    owner: 'district',
    origin: 'sis',
    fix: 'apiSetup',
  },
  E004: {
    severity: 'error',
    stage: 'extract',
    title: 'File not found',
    text: 'File "{pattern}" was not found.',
    suggestion: 'Upload the file, or check its name and the job that delivers it.',
    cases: { locked: { text: 'File "{pattern}" can\'t be read.', suggestion: 'Send the file again.' } },
    owner: 'district',
    origin: 'file',
    fix: 'template',
  },
  E005: {
    severity: 'error',
    stage: 'extract',
    title: 'File is empty or cut off',
    text: 'File "{pattern}" has no rows.',
    suggestion: 'Check the job in the SIS that writes the file.',
    cases: {
      component: { text: 'File "{pattern}" has no rows for {component}.' },
      percent: {
        ...CUT_OFF,
        text: 'File "{pattern}" has {rows} rows, less than {percent}% of the {before} last time.',
      },
      sisPercent: {
        ...TOO_FEW,
        text: 'The SIS response for "{path}" has {rows} rows, less than {sisPercent}% of the {sisBefore} last time.',
      },
      before: {
        ...CUT_OFF,
        text: 'File "{pattern}" has {rows} rows, less than half of the {before} last time.',
      },
      sisBefore: {
        ...TOO_FEW,
        text: 'The SIS response for "{path}" has {rows} rows, less than half of the {sisBefore} last time.',
      },
      path: { ...TOO_FEW, text: 'The SIS response for "{path}" has no rows.' },
    },
    owner: 'district',
    origin: 'file',
    fix: 'none',
  },
  E006: {
    severity: 'warning',
    stage: 'extract',
    title: 'SIS year differs',
    text: 'The SIS is in {sisYear}, the console is in {consoleYear}.',
    suggestion: 'Roll over, or wait until the SIS has rolled over.',
    owner: 'provider',
    origin: 'sis',
    fix: 'rollover',
  },
  E007: {
    severity: 'error',
    stage: 'extract',
    title: 'File is not a text file',
    text: 'File "{pattern}" is not a text file.',
    suggestion: 'Send rows as comma-, tab- or pipe-separated text.',
    cases: {
      packed: {
        text: 'File "{pattern}" is {packed}.',
        suggestion: 'Unpack it, or save its sheet as text with separated columns.',
      },
      workbook: {
        text: 'File "{pattern}" is {workbook}.',
        suggestion: 'Save its sheet as text with separated columns.',
      },
      page: {
        title: 'File has no rows',
        text: 'File "{pattern}" is {page}.',
        suggestion:
          'Check the job that downloads it from the SIS: it may have saved a sign-in page or an error page. If it is a report, save it as CSV.',
      },
      markup: { title: 'File has no rows', text: 'File "{pattern}" is {markup}.' },
    },
    owner: 'district',
    origin: 'file',
    fix: 'none',
  },
  E008: {
    severity: 'info',
    stage: 'extract',
    title: "Records that aren't part of this import",
    text: "Records that aren't part of {component}, so they weren't imported: {rows}.",
    suggestion: null,
    cases: {
      orgType: {
        text: 'Organizations of type "{orgType}" aren\'t schools, so they weren\'t imported: {rows}.',
      },
      userRole: {
        text: 'Users with the role "{userRole}" aren\'t part of {component}, so they weren\'t imported: {rows}.',
      },
      enrollmentRole: {
        text: 'Enrollments with the role "{enrollmentRole}" aren\'t part of rosters, so they weren\'t imported: {rows}.',
      },
      deleted: {
        text: "Records marked as deleted that don't say which record they are, so nothing was removed for them: {rows}.",
      },
      addOnly: {
        text: 'Records marked as deleted were kept, because the template only adds records: {rows}.',
      },
      teacherRole: {
        text: 'Enrollments of teachers become the teachers of sections instead of roster rows: {rows}.',
      },
    },
    owner: 'none',
    origin: 'sis',
    fix: 'none',
  },
  E009: {
    severity: 'warning',
    stage: 'extract',
    title: 'Old file',
    text: 'File "{pattern}" has been the same for {days} days.',
    suggestion: 'Check the job that delivers the file.',
    owner: 'district',
    origin: 'file',
    fix: 'none',
  },
  E011: {
    severity: 'error',
    stage: 'extract',
    title: "Files that don't make a set",
    text: 'File "{file}" belongs to the set and was not found.',
    suggestion: 'Upload the missing files, or check the job that delivers them.',
    cases: {
      unknown: {
        text: 'The template reads the format "{unknown}", which isn\'t known.',
        suggestion: 'Create the templates of this format again.',
      },
      listed: { text: 'File "{manifest}" lists files that were not found: {listed}.' },
      version: {
        text: 'File "{manifest}" says version {version}, but the template reads {format}.',
        suggestion: 'Create the templates of the version that is delivered.',
      },
      manifest: {
        text: 'File "{manifest}" doesn\'t say which files belong to the set.',
        suggestion: 'Check the job that delivers the files.',
      },
    },
    owner: 'district',
    origin: 'file',
    fix: 'template',
  },
  E012: {
    severity: 'warning',
    stage: 'extract',
    title: 'File that others refer to',
    text: 'File "{file}" was not found, so nothing was taken from it.',
    suggestion: 'Upload it with the others, or check the job that delivers them.',
    cases: {
      ignored: {
        text: 'File "{file}" was ignored, because the manifest says that it isn\'t part of the set.',
        suggestion: 'Check the job that delivers the files.',
      },
      encoding: {
        text: 'File "{file}" uses {encoding} encoding, unlike the template.',
        suggestion: 'Deliver all files in the same encoding.',
      },
    },
    owner: 'district',
    origin: 'file',
    fix: 'template',
  },
} as const satisfies Record<string, FindingCodeDef>
