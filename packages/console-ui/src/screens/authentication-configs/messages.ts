import { providerMessages } from '../../features/sign-in/providers/messages.ts'

/** Every sentence of Authentication Configurations; a host may replace each. */
export const messages = {
  ...providerMessages,
  title: 'Authentication Configurations',
  table: 'Sign-in providers of the district',
  noClient: {
    title: 'Sign-in is set up for a client',
    text: 'This district has no client, so there is nothing to set up.',
  },
}
