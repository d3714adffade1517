import type { PageSection } from './plain-page.ts'

/** Addresses of the server's own pages, for an operator who has none of their own. */
export const NOTICE_PATHS = { help: '/api/help/sign-in', privacy: '/api/help/privacy' } as const

type Notice = { readonly title: string; readonly message: string; readonly sections: readonly PageSection[] }

/** What is true of every installation: how people sign in, and what is stored about them. */
export const NOTICES = {
  help: {
    title: 'Help with sign-in',
    message: 'Two things are needed: your district, and the account that it gave you.',
    sections: [
      {
        title: 'Find your district',
        text: 'Type three letters of its name and pick it. This computer remembers the district that was used last; Change picks another one.',
      },
      {
        title: 'Choose a way in',
        text: 'Your district decides which ways there are. A service of its own opens its own sign-in, and it alone sees your password. Local asks for user name and password in place.',
      },
      {
        title: 'If you work for the provider',
        text: 'Use Provider staff sign-in. No district is needed.',
      },
      {
        title: 'If it does not work',
        text: 'A forgotten password is replaced with a code that is sent to the mail address of the account. An account that is locked after wrong passwords opens by itself after a while, or is unlocked by an administrator.',
      },
    ],
  },
  privacy: {
    title: 'Privacy',
    message: 'What the console stores about the people who use it.',
    sections: [
      {
        title: 'In your browser',
        text: 'One cookie for the session, which no script can read and which ends after two hours without use. The district used last, the districts opened lately and the look of the pages. What you typed and have not saved, until the window is closed; never a password or a key.',
      },
      {
        title: 'On the server',
        text: 'Your name, mail address and roles, when and from which network address you last signed in, how you arranged your tables, and beside each change who made it. Passwords are kept as hashes.',
      },
      {
        title: 'Students and staff',
        text: 'Their records belong to the district. They are read from its student information system and sent only to the products that the district has switched on.',
      },
    ],
  },
} as const satisfies Record<keyof typeof NOTICE_PATHS, Notice>
