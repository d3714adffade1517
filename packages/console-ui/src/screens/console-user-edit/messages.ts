import { personRolesMessages } from '../../features/roles/person-roles-messages.ts'

/** Every sentence of Edit User; a host may replace each. */
export const messages = {
  title: 'Edit User',
  form: personRolesMessages,
  lastLogin: (time: string) => `Last login ${time} (ET)`,
  neverSignedIn: 'Never signed in',
  notFound: {
    title: 'User not found.',
    text: "This user doesn't exist, or you don't have access to them.",
    action: 'All users',
  },
}
