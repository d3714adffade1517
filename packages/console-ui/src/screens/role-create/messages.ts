import { roleFormMessages } from '../../features/roles/role-form-messages.ts'

/** Every sentence of Create Role; a host may replace each. */
export const messages = {
  title: 'Create Role',
  form: roleFormMessages,
  copyOf: (role: string) => `Copy of ${role}`,
  copiedFrom: (role: string) => `Copied from ${role}. Nothing is saved yet.`,
}
