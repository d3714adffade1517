/** What is done in the identity provider's own console, step by step; part of the screen's messages. */
export const guideMessages = {
  show: 'Show steps',
  hide: 'Hide steps',
  copyScopes: 'Scopes',
  copyRedirect: 'Redirect URI',
  copyLogout: 'Back-channel logout URI, if the provider offers it',
  copyNameId: 'Name ID format',
  copyMetadata: 'Console metadata URL',
  noAddresses: (provider: string) =>
    `There are no console addresses to enter there until this server can sign people in with ${provider}.`,
  related: 'Related settings',
  locking: 'Account Locking',
  complexity: 'Password Complexity',
  relatedText: 'When wrong passwords lock an account, and what new passwords must look like.',
  azure: {
    title: 'In Microsoft Entra',
    steps: {
      1: {
        title: 'Register an application',
        text: 'App registrations, New registration. Name it Console, so people recognize it. Enter this redirect URI, platform Web.',
      },
      2: {
        title: 'Copy its IDs',
        text: 'From its overview: the directory (tenant) ID and the application (client) ID.',
      },
      3: {
        title: 'Create a client secret',
        text: "Certificates & secrets, New client secret. Copy its value right away: it's shown only once. Enter its end date here, too.",
      },
      4: { title: 'Allow these scopes', text: 'API permissions, Microsoft Graph, Delegated permissions.' },
    },
  },
  google: {
    title: 'In Google Cloud',
    steps: {
      1: {
        title: 'Set up the consent screen',
        text: 'With user type Internal, only accounts of your Workspace can sign in.',
      },
      2: {
        title: 'Create an OAuth client',
        text: 'Credentials, Create credentials, OAuth client ID. Type: Web application. Name it Console. Enter this authorized redirect URI.',
      },
      3: { title: 'Copy client ID and secret', text: "They're shown when the client is created." },
      4: { title: 'Allow these scopes', text: 'On the consent screen, under Scopes.' },
    },
  },
  clever: {
    title: 'In Clever',
    steps: {
      1: {
        title: 'Find the district ID',
        text: 'It has 24 digits and letters. District administrators can find it in Clever, or ask Clever support.',
      },
      2: {
        title: 'Register your own application, if needed',
        text: 'Only if you enter a client ID and secret of your own here. Enter this redirect URI.',
      },
      3: {
        title: 'Share data with the application',
        text: 'A district administrator accepts the request and chooses who is shared.',
      },
      4: {
        title: 'Choose the identifier',
        text: 'SIS IDs match without email addresses. Both sides need the same value.',
      },
    },
  },
  classlink: {
    title: 'In ClassLink',
    steps: {
      1: {
        title: 'Find the tenant ID',
        text: "It's the number of the district in the ClassLink Management Console.",
      },
      2: {
        title: 'Register your own application, if needed',
        text: 'Only if you enter a client ID and secret of your own here. Enter this redirect URI.',
      },
      3: {
        title: 'Add the application',
        text: 'In the Management Console, assign it to the people who need to sign in.',
      },
      4: { title: 'Choose the identifier', text: 'Both sides need the same value for each person.' },
    },
  },
  ldap: {
    title: 'On the directory server',
    steps: {
      1: {
        title: 'Create a search account',
        text: "It needs only read access, and a password that doesn't expire. Its distinguished name is the Bind DN.",
      },
      2: {
        title: 'Decide where people are found',
        text: 'The Base DN is the branch that holds them. The user filter finds one by username.',
      },
      3: {
        title: 'Require encryption',
        text: "LDAPS on port 636, or StartTLS on port 389. Add your CA certificate if it signed the server's own.",
      },
      4: {
        title: 'Open the firewall',
        text: "The console's server connects to the directory's host and port.",
      },
    },
  },
  saml: {
    title: 'In your identity provider',
    steps: {
      1: {
        title: 'Create a SAML app',
        text: 'Name it Console, so people recognize it. Enter this metadata URL, or the addresses that it shows.',
      },
      2: { title: 'Send this Name ID', text: 'It identifies the person who signs in.' },
      3: {
        title: 'Send attributes',
        text: 'Email, first name, last name, and staff ID if it matches people. Enter their names under Attributes.',
      },
      4: {
        title: 'Copy its metadata',
        text: 'The metadata URL, or its entity ID, sign-in URL, and certificate.',
      },
    },
  },
}
