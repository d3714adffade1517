import type { Context } from 'hono'
import type { ServerContext } from '../server-context.ts'
import { supportContact } from '../settings/configuration.ts'
import { type PageSection, plainPage } from './plain-page.ts'

/** Addresses of the server's own pages, for operators without their own. */
export const NOTICE_PATHS = { help: '/api/help/sign-in', privacy: '/api/help/privacy' } as const

type Notice = { readonly title: string; readonly message: string; readonly sections: readonly PageSection[] }

/** Texts that hold for every installation: how people sign in, and what is stored about them. */
export const NOTICES = {
  help: {
    title: 'Help with sign-in',
    message: 'You need two things: your district, and the account it gave you.',
    sections: [
      {
        title: 'Find your district',
        text: 'Type three letters of its name and select it. This browser remembers the last district; select Change to use another one.',
      },
      {
        title: 'Choose how to sign in',
        text: 'Your district decides which options you have. A service such as Google opens its own sign-in page, and only that service sees your password. With Local, you enter your username and password here.',
      },
      {
        title: 'If you work for the provider',
        text: 'Use Provider staff sign-in. No district is needed.',
      },
      {
        title: "If you can't sign in",
        text: "If you forgot your password, choose a new one with a link sent to your account's email address. If your district invited you, the email has a link to choose your first password. An account that is locked after wrong passwords unlocks automatically after a while, or an administrator can unlock it.",
      },
    ],
  },
  privacy: {
    title: 'Privacy',
    message: 'What the console stores about the people who use it.',
    sections: [
      {
        title: 'In your browser',
        text: "One session cookie that scripts can't read and that expires after inactivity: two hours, unless your district sets another time. Another cookie recognizes this browser for 400 days, so that we can email you about sign-ins from new devices. Your last district, recent districts and appearance. Unsaved input, until you close the window; never a password or a key.",
      },
      {
        title: 'On the server',
        text: 'Your name, email address and roles, when and from which IP address you last signed in, the browser, IP address and last use of each session until it ends, your table settings, and who made each change. Passwords are stored as hashes.',
      },
      {
        title: 'Students and staff',
        text: 'Their records belong to the district. They are read from its student information system and sent only to the products the district has enabled.',
      },
    ],
  },
} as const satisfies Record<keyof typeof NOTICE_PATHS, Notice>

/** Answers a public page linked from the sign-in page (R20). */
export const answerNotice =
  (context: ServerContext, notice: keyof typeof NOTICES) =>
  async (c: Context): Promise<Response> =>
    plainPage(c, 200, { ...NOTICES[notice], contact: await supportContact(context) })
