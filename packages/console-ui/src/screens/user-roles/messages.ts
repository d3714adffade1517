import { personRolesMessages } from '../../features/roles/person-roles-messages.ts'

/** Every sentence of User Roles; a host may replace each. */
export const messages = {
  title: 'User Roles',
  form: personRolesMessages,
  openUser: 'Open user',
  noUser: {
    title: (username: string) => `${username} isn't a console user yet.`,
    text: "This account has never signed in, so it can't have roles yet. They can be given after the first sign-in.",
  },
  notFound: {
    title: 'Account not found.',
    text: "This account doesn't exist, or you don't have access to it.",
  },
  back: 'User list',
}
