/** Every sentence of the sign-in page; a host may replace each. */
export const messages = {
  title: 'Sign in',
  lead: 'Use the account your district gave you.',
  staffLead: "Use your staff account. You don't need to choose a district.",
  ended: (title: string | null) =>
    title ? `You were signed out. Sign in to go back to ${title}.` : 'You were signed out. Sign in again.',
  kept: 'What you typed is kept.',

  find: 'Find your district',
  findHelp: 'Enter at least three characters of its name.',
  searching: 'Searching',
  noneFound: (search: string) => `No district matches “${search}”. Ask your district administrator.`,
  found: (count: number) => (count === 1 ? '1 district found' : `${count} districts found`),
  clientsFailed: "The list of districts couldn't be loaded",
  clientsFailedHelp: 'Provider staff can still sign in.',

  district: 'District',
  usedLastTime: 'Last used on this computer',
  change: 'Change',
  continueWith: (provider: string) => `Continue with ${provider}`,
  continueAsStaff: 'Continue as provider staff',
  noProviders: 'Ask your provider to set up sign-in for this district',

  or: 'or',
  staff: 'Provider staff sign-in',
  backToDistrict: 'Sign in with a district account',

  username: 'Username',
  usernameMissing: 'Enter your username',
  password: 'Password',
  passwordMissing: 'Enter your password',
  show: 'Show password',
  hide: 'Hide password',
  capsLock: 'Caps Lock is on',
  signIn: 'Sign in',
  signingIn: 'Signing in',
  /** Which account is meant, where a district has several ways in. */
  accounts: {
    ldap: 'Use your district network username and password.',
    illuminate: 'Use your Console username and password.',
  },
  otherWays: 'Other ways to sign in',
  forgotten: 'Forgot your password?',

  signedIn: "You're signed in",
  signedInText: 'You can close this window.',

  forgot: {
    title: 'Reset password',
    lead: "We'll email a link to your account's address. Use it to choose a new password.",
    action: 'Send link',
    sent: "If the account exists and its district allows password resets, we've emailed a link to its address. You can get one email per hour.",
    refused: "You can't reset your password here. Ask your district administrator for a new password.",
    elsewhere: 'Your password is reset on another page.',
    elsewhereAction: 'Reset password',
  },
  sending: 'Sending',
  backToSignIn: 'Back to sign-in',

  link: {
    title: 'Choose a password',
    checking: 'Checking the link…',
    failed: "The link couldn't be checked",
    invited: (username: string, client: string | null) =>
      `Your username is “${username}”${client ? ` at ${client}` : ''}. Choose the password you'll sign in with.`,
    reset: (username: string) => `Choose a new password for “${username}”.`,
    signedInAs: (name: string) => `You're signed in as ${name}. Setting this password ends that session.`,
    stay: 'Stay signed in',
    action: 'Set password and sign in',
    over: 'This link has expired',
    overText:
      'Links work once and for a limited time. If you already chose a password, sign in with it. If not, we can send a new link to the same email address.',
    renew: 'Send a new link',
    sentTitle: 'Check your email',
    sent: "If the link was sent to you, we've sent a new one to the same address. You can get one email per hour.",
  },

  signInLink: {
    whom: (name: string, username: string, client: string | null) =>
      `This link signs you in as ${name}${name === username ? '' : ` (${username})`}${client ? ` at ${client}` : ''}.`,
    signedInAs: (name: string) => `You're signed in as ${name}. Signing in ends that session.`,
    over: 'This link works once, for 15 minutes. Ask whoever runs the server for another one.',
  },

  step: {
    /** The links to each way. */
    use: {
      passkey: 'Use a passkey instead',
      app: 'Use an authenticator app instead',
      recovery: 'Use a recovery code',
    },
    passkey: {
      lead: "Confirm that it's you with your passkey.",
      action: 'Use passkey',
      elsewhere: 'Your passkey was made for another address of the console.',
    },
    app: {
      lead: 'Enter the code from your authenticator app.',
      label: 'Six-digit code',
      missing: 'Enter the six-digit code that the app shows',
      incomplete: 'Enter all six digits',
    },
    recovery: {
      lead: 'Enter one of the recovery codes that you saved. Each works once.',
      label: 'Recovery code',
      missing: 'Enter a recovery code',
    },
    setUp: {
      lead: 'Your account needs a second factor: an authenticator app on your phone, which shows a new code every 30 seconds.',
      leadBoth:
        'Your account needs a second factor. A passkey is your fingerprint, face, PIN, or security key. An authenticator app shows a new code every 30 seconds.',
      startPasskey: 'Create a passkey',
      start: 'Set up authenticator app',
      other: 'Choose another way',
      enter: 'Continue to Console',
    },
  },

  mustChange: 'You need to change your password. Choose a new one to sign in.',
  changeAndSignIn: 'Change password and sign in',
  otherAccount: 'Use another account',

  help: 'Help with sign-in',
  privacy: 'Privacy',

  unreachable: "Console isn't responding",
  unreachableHelp: 'Check your connection. The service may be starting.',
  triesAgain: 'This page tries again by itself.',

  demo: 'Demo accounts',
  demoAccount: 'Account',
  demoUse: 'Use',
  demoUseFor: (account: string) => `Use ${account}`,
}
