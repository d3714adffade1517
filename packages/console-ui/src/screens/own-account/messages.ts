import { formatCount } from '@edconsole/console-core'

/** Every sentence about one's own account; a host may replace each. */
export const messages = {
  title: 'Your Account',
  username: (username: string) => `Username: ${username}`,
  notOffered: {
    title: 'Not available here',
    text: "This server doesn't let you change your password or see your sessions in the console.",
  },
  password: {
    title: 'Password',
    lastChanged: (time: string) => `Last changed ${time}`,
    current: 'Current password',
    currentMissing: 'Enter your current password',
    show: 'Show password',
    hide: 'Hide password',
    capsLock: 'Caps Lock is on',
    note: 'Changing your password signs you out on all other devices.',
    change: 'Change password',
    changing: 'Changing password',
    changed: "Password changed. You're signed out on all other devices",
    refused: "Your password wasn't changed",
    elsewhere: (provider: string) => `You sign in with ${provider}. Change your password there.`,
    none: "You don't use a console password to sign in.",
  },
  sessions: {
    title: "Where you're signed in",
    list: 'Sessions',
    thisDevice: 'This device',
    on: (browser: string, operatingSystem: string) => `${browser} on ${operatingSystem}`,
    unknown: 'Unknown device',
    address: (address: string) => `IP address ${address}`,
    activeNow: 'Active now',
    signedIn: (time: string) => `Signed in ${time}`,
    lastUsed: (time: string) => `Last used ${time}`,
    signOut: 'Sign out',
    signOutOf: (device: string, time: string) => `Sign out ${device}, last used ${time}`,
    signingOut: 'Signing out',
    signedOut: (device: string) => `${device} is signed out`,
    signOutOthers: 'Sign out all others',
    question: 'Sign out all other devices?',
    consequence: (count: number) =>
      `${count === 1 ? 'One other session ends' : `${formatCount(count)} other sessions end`}, and unsaved changes there are lost. This device stays signed in.`,
    signedOutOthers: "You're signed out on all other devices",
  },
}

export type OwnAccountMessages = typeof messages
