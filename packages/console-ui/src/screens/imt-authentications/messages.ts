import { providerMessages } from '../../features/sign-in/providers/messages.ts'

/** Every sentence of IMT Authentications; a host may replace each. */
export const messages = {
  ...providerMessages,
  title: 'IMT Authentications',
  table: 'Sign-in providers of the client',
  choose: {
    title: 'Choose a client to see its sign-in providers',
    text: 'Providers are set up for each client.',
  },
  empty: {
    title: 'No sign-in providers yet',
    text: 'Until one is added, no one at this client can sign in.',
  },
}
