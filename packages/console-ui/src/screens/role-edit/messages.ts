import { roleFormMessages } from '../../features/roles/role-form-messages.ts'

/** Every sentence of Role; a host may replace each. */
export const messages = {
  title: 'Role',
  form: roleFormMessages,
  types: { system: 'Built in', custom: 'Custom' },
  edited: (time: string) => `Edited ${time} (ET)`,
  editedBy: (time: string, who: string) => `Edited ${time} (ET) by ${who}`,
  builtIn: "This role is built in and can't be changed. Duplicate it to make one of your own.",
  readOnly: 'You can view this role. Changing it requires another role.',
  copy: 'Copy name',
  copied: (name: string) => `${name} copied`,
  notCopied: 'Your browser blocked copying.',
  duplicate: 'Duplicate',
  duplicateNote: 'Start a new role from this one',
  notFound: {
    title: 'Role not found.',
    text: "This role doesn't exist.",
    action: 'All roles',
  },
}
