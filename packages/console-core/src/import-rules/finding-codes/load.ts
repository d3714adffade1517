import type { FindingCodeDef } from '../finding-codes.ts'

/** Writing the rows, and the accounts that follow them. */
export const LOAD_CODES = {
  L001: {
    severity: 'error',
    stage: 'load',
    title: 'Row could not be written',
    text: 'Row could not be written: {reason}.',
    suggestion: 'Sync again. Tell support if it stays.',
    owner: 'provider',
    origin: 'platform',
    fix: 'none',
  },
  L002: {
    severity: 'warning',
    stage: 'load',
    title: 'Record is kept by hand',
    text: 'Record "{value}" is kept by hand and was not changed.',
    suggestion: null,
    owner: 'none',
    origin: 'platform',
    fix: 'none',
  },
  H001: {
    severity: 'warning',
    stage: 'load',
    title: 'Too many records would be removed',
    text: '{count} of {total} {component} would be removed ({percent}%). They were kept.',
    suggestion:
      'If they really left, raise the removal limit of the template and sync again. If not, correct the file.',
    owner: 'district',
    origin: 'file',
    fix: 'template',
  },
  A001: {
    severity: 'warning',
    stage: 'accounts',
    title: 'Username is already used',
    text: 'Username "{value}" is already used.',
    suggestion: 'Change it.',
    owner: 'provider',
    origin: 'platform',
    fix: 'account',
  },
  A002: {
    severity: 'error',
    stage: 'accounts',
    title: 'Account was not created',
    text: 'The account was not created: no {attribute}.',
    suggestion: 'Fill it in the SIS.',
    owner: 'district',
    origin: 'sis',
    fix: 'staff',
  },
} as const satisfies Record<string, FindingCodeDef>
