import { personRolesMessages } from '../../features/roles/person-roles-messages.ts'

/** Every sentence of User Roles; a host may replace each. */
export const messages = {
  title: 'User Roles',
  form: personRolesMessages,
  openUser: 'Open user',
  noUser: {
    title: (username: string) => `${username} isn't a console user.`,
    text: 'This account has no user yet, so it has no roles. It gets one with its first sign-in.',
  },
  notFound: {
    title: 'Account not found.',
    text: "This account doesn't exist, or you don't have access to it.",
  },
  back: 'User list',
}
