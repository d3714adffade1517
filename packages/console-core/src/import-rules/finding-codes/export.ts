import type { FindingCodeDef } from '../finding-codes.ts'

/** Sending rows to a receiver. */
export const EXPORT_CODES = {
  X001: {
    severity: 'error',
    stage: 'export',
    title: 'Sign-in refused by the receiver',
    text: '{host}:{port} refused the sign-in.',
    suggestion: 'Replace the password or key.',
    owner: 'provider',
    origin: 'platform',
    fix: 'export',
  },
  X002: {
    severity: 'error',
    stage: 'export',
    title: 'Receiver cannot take the file',
    text: 'There is no space, or no right to write, at "{path}".',
    suggestion: 'Check with the receiver.',
    owner: 'provider',
    origin: 'platform',
    fix: 'export',
  },
  X003: {
    severity: 'warning',
    stage: 'export',
    title: 'Rows left out of the export',
    text: '{count} rows were left out: no {field}.',
    suggestion: 'Fill it in the SIS.',
    owner: 'district',
    origin: 'sis',
    fix: 'none',
  },
} as const satisfies Record<string, FindingCodeDef>
