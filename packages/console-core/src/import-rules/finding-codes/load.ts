import type { FindingCodeDef } from './finding-code-def.ts'

/** Writing the rows, and the accounts that follow them. */
export const LOAD_CODES = {
  L001: {
    severity: 'error',
    stage: 'load',
    title: "Row couldn't be saved",
    text: "Row couldn't be saved: {reason}.",
    suggestion: 'Sync again. If this continues, contact support.',
    owner: 'provider',
    origin: 'platform',
    fix: 'none',
  },
  L002: {
    severity: 'warning',
    stage: 'load',
    title: 'Record is managed manually',
    text: 'Record "{value}" is managed manually and was not changed.',
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
    suggestion: 'Release the batch if they really left. If not, discard it and correct {corrected}.',
    cases: {
      newer: {
        text: '{count} of {total} {component} of batch {since} would be removed ({percent}%), and {newer} that came later. They were kept.',
      },
      since: {
        text: '{count} of {total} {component} of batch {since} would be removed ({percent}%). They were kept.',
      },
      limit: {
        suggestion: 'If they really left, raise the removal limit of the template ({limit}%) and sync again.',
      },
    },
    owner: 'district',
    origin: 'file',
    fix: 'results',
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
    text: 'The account was not created: {attribute} is missing.',
    suggestion: 'Fill it in the SIS.',
    owner: 'district',
    origin: 'sis',
    fix: 'staff',
  },
  A003: {
    severity: 'error',
    stage: 'accounts',
    title: 'Email address is used in another client',
    text: 'The account was not created: email address "{value}" is used in another client.',
    suggestion: 'Correct it in the SIS, or free it in the other client.',
    owner: 'provider',
    origin: 'platform',
    fix: 'staff',
  },
} as const satisfies Record<string, FindingCodeDef>
