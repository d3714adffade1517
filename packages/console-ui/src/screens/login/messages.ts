/** Every sentence of the sign-in page; a host may replace each. */
export const messages = {
  title: 'Sign in',
  lead: 'Use the account your district gave you.',
  staffLead: 'Use your own account. No district is needed.',
  ended: (title: string | null) =>
    title ? `You were signed out. Sign in to go back to ${title}.` : 'You were signed out. Sign in again.',

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
  otherWays: 'Other ways to sign in',
  forgotten: 'Forgot your password?',

  mustChange: 'You need to change your password. Choose a new one to sign in.',
  changeAndSignIn: 'Change password and sign in',
  otherAccount: 'Use another account',

  help: 'Help with sign-in',
  privacy: 'Privacy',

  unreachable: "Console isn't responding",
  unreachableHelp: 'Check your connection. The service may be starting.',

  demo: 'Demo accounts',
  demoAccount: 'Account',
  demoUse: 'Use',
  demoUseFor: (account: string) => `Use ${account}`,
}

export type LoginMessages = typeof messages
