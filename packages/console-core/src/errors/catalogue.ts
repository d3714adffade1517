/**
 * Every text of a failure or confirmation that the product fixes ([S8]), word for word. `{…}` stands for a value.
 * Read by tests only: an operation's own texts stand beside it in `resources/`.
 */
export const FAILURE_CATALOGUE = [
  'Error fetching exports',
  'Error patching export {id}',
  'Error posting export for {lea}',
  'Error removing export {id}',
  'Error sending export',
  'Error fetching attendance.',
  'Error fetching behavior.',
  'Error fetching courses.',
  'Error fetching SIS Import Template Components.',
  'Error fetching SIS Import Template Possible Values.',
  'Error fetching Database Column Map',
  'Error fetching grading periods',
  'Error fetching import logs',
  'Error fetching export log headers',
  'Error fetching export log details',
  'Error fetching export log results',
  'Error fetching SIS Imports',
  'Error initiating import. {reason}',
  'Error removing template {id}',
  'Error fetching sis apis',
  'Error fetching sites',
  'Error updating sites',
  'Error fetching staff',
  'Error fetching students',
  'Error fetching students tags',
  'Error fetching subscriptions',
  'Error fetching ied products',
  'Error fetching roles',
  'Error patching roles',
  'Error posting roles',
  'Error fetching user preferences',
  'Error posting column states',
  'Error patching column states',
  'Error posting pages sizes',
  'Error patching pages sizes',
] as const

/** The sentence around a server's reason, the odd space included. */
export const FAILURE_SENTENCE = 'An error occurred while {verb} {records} . Reason: {reason}'

export const DENIAL_SENTENCE = 'Access Denied. Requires the following role(s): {roles}'
